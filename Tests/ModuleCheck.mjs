// Uses a module of the world through almanac.js, as pages do: node ModuleCheck.mjs FOLDER
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';

const folder = process.argv[2];
// Without a package.json, Node tells modules by their ending.
copyFileSync(`${folder}/almanac.js`, `${folder}/almanac.mjs`);
const { load } = await import(`file://${folder}/almanac.mjs`);
// Only the command of the module calls these.
const imports = { wasi_snapshot_preview1: { fd_read: () => 1, fd_write: () => 1 } };
const almanac = await load(readFileSync(`${folder}/almanac.wasm`), imports);
const codes = (entries) => entries.map(({ code }) => code);

function readsLists() {
  const { countries, subdivisions, currencies, locales, languages, emoji } = almanac;
  assert.equal(countries.all.length, countries.count);
  assert.equal(countries.find('US').name, 'United States');
  assert.equal(countries.find(' us.png '), countries.find('us'));
  assert.equal(countries.find('nowhere'), null);
  assert.deepEqual(countries.find('ch').languages, ['de', 'fr', 'it', 'rm']);
  assert.equal(countries.name('ch', 'fr-CA'), 'Suisse');
  assert.equal(countries.name('ch', 'tlh'), null);
  assert.ok(codes(countries.search('cote d’iv')).includes('ci'));
  assert.deepEqual([subdivisions.count, subdivisions.all], [0, []]);
  assert.deepEqual(codes(currencies.search('euro')).slice(0, 1), ['EUR']);
  assert.equal(locales.find('de_CH').currency, 'CHF');
  assert.equal(locales.find('de-CH'), locales.find('de_CH'));
  assert.equal(locales.find('en_XX'), null);
  assert.equal(currencies.find('usd').code, 'USD');
  assert.equal(almanac.bestLocale(['gsw-CH', 'de-LI'], 'en').code, 'gsw_CH');
  assert.equal(almanac.bestLocale(['tlh', 'pt-MZ'], 'en').code, 'pt_MZ');
  assert.equal(almanac.bestLocale([], 'en').code, 'en');
  assert.equal(almanac.bestLocale(['de'], 'nowhere'), null);
  assert.equal(languages.find('de-AT').nativeName, 'Deutsch');
  assert.equal(emoji.find('👋🏽').name, 'waving hand');
  assert.equal(emoji.find('tada').code, '🎉');
  assert.ok(codes(emoji.search('party')).includes('🥳'));
  assert.equal(almanac.withSkinTone('👋', 'medium'), '👋🏽');
  assert.equal(almanac.withSkinTone('👋', 'green'), null);
  assert.deepEqual([...almanac.flag('ch').slice(0, 4)], [0x89, 0x50, 0x4E, 0x47]);
  assert.equal(almanac.flag('nowhere'), null);
}

/** Nobody can change an entry for others, and a row is a row of the list. */
function keepsEntries() {
  const { countries, languages } = almanac;
  assert.throws(() => countries.find('ch').languages.push('en'), TypeError);
  assert.throws(() => { countries.find('ch').name = 'Swiss'; }, TypeError);
  for (const row of ['push', '0', -1, 0.5, NaN, countries.count, 2 ** 32, undefined]) assert.equal(countries.at(row), null);
  assert.ok(!Object.isFrozen(Array.prototype.push));
  assert.equal(languages.find(`de${'-aaaaa'.repeat(200_000)}`).code, 'de');
}

function readsTables() {
  const { Team } = almanac.tables;
  assert.deepEqual([Object.keys(almanac.tables), Team.count], [['Team'], 2]);
  assert.deepEqual(Team.find('red'), {
    rawValue: 'red', name: 'Red Team', code: 'red', country: 'ch', fee: '12.50 EUR', share: '0.10', sizes: [1, 2], in: true,
    since: '2024-02-29', rival: 'blue', kinds: ['a', 'b'],
  });
  assert.deepEqual(Team.find('blue'), {
    rawValue: 'blue', name: 'Blue "Team" A', code: 'blue', country: null, fee: null, share: null, sizes: [], in: false,
    since: null, rival: null, kinds: [],
  });
  assert.deepEqual(Team.search('team').map(({ code }) => code), ['red', 'blue']);
  assert.equal(Team.name('red', 'de-CH'), 'Rotes Team');
  assert.equal(Team.row(Team.at(1)), 1);
  assert.equal(Team.find('green'), null);
}

function formatsAmounts() {
  assert.equal(almanac.format('de_DE', 'EUR', '1234.5'), '1.234,50\u{A0}€');
  assert.equal(almanac.format('hi_IN', 'INR', 12345678.9), '₹1,23,45,678.90');
  assert.equal(almanac.format('en_US', 'USD', 1e21), '$1,000,000,000,000,000,000,000.00');
  assert.equal(almanac.format('en_US', 'USD', -5n, { style: 'accounting', digits: 0 }), '($5)');
  assert.equal(almanac.format('de_CH', 'CHF', 12.34, { digits: 'cash', width: 'code' }), 'CHF\u{A0}12.35');
  assert.equal(almanac.format('en_US', 'IQD', 1234.5), 'IQD\u{A0}1,234');
  assert.equal(almanac.format('en_US', 'IQD', 1234.5, { digits: 'minorUnits' }), 'IQD\u{A0}1,234.500');
  assert.equal(almanac.format('en_US', 'USD', 2.5, { digits: [0, 0], rounding: 'halfUp', sign: 'always' }), '+$3');
  assert.equal(almanac.format('en_US', 'USD', 'much'), null);
  assert.equal(almanac.format('en_XX', 'USD', '1'), null);
  assert.equal(almanac.parse('de_DE', 'EUR', '1.234,50 €'), '1234.50');
  assert.equal(almanac.parse('de_DE', 'EUR', '5 apples'), null);
  for (const digits of [40, 62, 63, 'currency', 'constructor']) {
    assert.throws(() => almanac.format('en_US', 'USD', 1, { digits }), RangeError);
  }
  assert.throws(() => almanac.format('en_US', 'USD', 1, { style: 'odd' }), RangeError);
  const field = { locale: 'de_DE', currency: 'EUR', text: '', selectionStart: 0, selectionEnd: 0 };
  assert.deepEqual(almanac.edit({ ...field, kind: 'insert', insertion: '123' }), {
    text: '123,00\u{A0}€', selectionStart: 6, selectionEnd: 6, amount: '123.00',
  });
  assert.equal(almanac.edit({ ...field, kind: 'insert', insertion: '1' }).text, '0,01\u{A0}€');
  assert.equal(almanac.edit({ ...field, locale: 'none', kind: 'end' }), null);
}

function loadsEmoji() {
  const list = [{ character: '👋', name: 'winkende Hand', shortcodes: ['wave'], keywords: ['Gruß'] }, { character: '🐈', name: 'Katze', english: { name: 'cat', keywords: ['pet'] } }];
  almanac.loadEmoji(list);
  assert.deepEqual(almanac.searchLoadedEmoji('grus'), [0]);
  assert.deepEqual(almanac.searchLoadedEmoji('KATZE'), [1]);
  assert.deepEqual(['cat', 'pe', 'wave'].map((query) => almanac.searchLoadedEmoji(query)), [[1], [1], [0]]);
  almanac.loadEmoji([]);
  assert.deepEqual(almanac.searchLoadedEmoji('katze'), []);
  almanac.loadEmoji(list);
}

/** After a trap, the calls that follow are answered, and what the page loaded is there. */
function startsAnew() {
  let restored = 0;
  almanac.restore(() => restored++);
  assert.throws(() => almanac.call('portable_stop'), /the module stopped in portable_stop/);
  assert.equal(restored, 2);
  assert.equal(almanac.countries.name('ch', 'fr'), 'Suisse');
  assert.deepEqual(almanac.searchLoadedEmoji('katze'), [1]);
  assert.throws(() => almanac.call('no_such_export'), /the module has no no_such_export/);
}

/** Texts and numbers of anybody stop no call. */
function survivesAnyInput(count) {
  let state = 0x9E3779B9;
  const random = (limit) => {
    state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const parts = ['\0', '\x1F', '\t', '\n', '\uD800', '\uDFFF', '\u{10FFFF}', '🏴', '👩‍👩‍👧', '\u{1F3FD}', '\uFE0F', 'e\u0301', '٣', '９', '-', '.', ',', '€', '١٬٢', 'İ', 'ß', ' ', 'us', '1e9', '(', 'é'];
  const text = () => Array.from({ length: random(4) ? random(9) : random(400) }, () => parts[random(parts.length)]).join('');
  const integers = [-2147483648, -1, 0, 1, 2, 5, 6, 7, 100, 255, 65535, 65536, 2147483647];
  const integer = () => random(2) ? integers[random(integers.length)] : random(1200);
  const calls = { almanac_count: 1, almanac_entry: 2, almanac_find: 1, almanac_best_locale: 0, almanac_search: 1, almanac_name: 2, almanac_flag: 1, almanac_tone: 2, almanac_load_emoji: 0, almanac_format: 3, almanac_parse: 3, almanac_edit: 6 };
  const names = Object.keys(calls);
  for (let turn = 0; turn < count; turn++) {
    const name = names[random(names.length)];
    almanac.callNumber(name, text(), ...Array.from({ length: calls[name] }, integer));
  }
  // Lengths that nobody wrote, and bytes that are no UTF-8.
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(`${folder}/almanac.wasm`)), imports);
  const address = exports.almanac_input(4096);
  const bytes = () => new Uint8Array(exports.memory.buffer, address, 64);
  for (let turn = 0; turn < count; turn++) {
    const name = names[random(names.length)];
    for (let place = random(64); place < 64; place++) bytes()[place] = random(256);
    exports[name](random(3) ? random(64) : integer(), ...Array.from({ length: calls[name] }, integer));
  }
  for (const length of [-1, 2147483647, (1 << 26) + 1]) assert.equal(exports.almanac_input(length), 0);
}

/** The module with a limit for its memory in pages of 64 KiB. */
function limited(module, limit) {
  const leb = (number) => number < 128 ? [number] : [number & 127 | 128, ...leb(number >> 7)];
  let place = 8;
  const read = () => {
    let [number, shift, byte] = [0, 0, 128];
    for (; byte & 128; shift += 7) number |= ((byte = module[place++]) & 127) << shift;
    return number;
  };
  for (;;) {
    const start = place;
    const section = module[place++];
    const end = read() + place;
    if (section === 5) {
      assert.deepEqual([read(), read()], [1, 0]);
      const memory = [1, 1, ...leb(read()), ...leb(limit)];
      return Buffer.concat([module.subarray(0, start), Buffer.from([5, memory.length, ...memory]), module.subarray(end)]);
    }
    place = end;
  }
}

/** A text for which there's no memory stops no other. */
function survivesLackOfMemory() {
  const module = new WebAssembly.Module(limited(readFileSync(`${folder}/almanac.wasm`), 200));
  const { exports } = new WebAssembly.Instance(module, imports);
  assert.equal(exports.almanac_input(1 << 25), 0);
  const address = exports.almanac_input(2);
  assert.notEqual(address, 0);
  new Uint8Array(exports.memory.buffer, address, 2).set([99, 104]);
  assert.equal(almanac.countries.at(exports.almanac_find(2, 0)).code, 'ch');
}

/** A million calls need no more memory than the first thousands. */
function freesMemory() {
  const calls = (count) => {
    for (let turn = 0; turn < count; turn++) {
      almanac.format('de_DE', 'EUR', `${turn}.5`);
      almanac.countries.row(`u${turn % 10}`);
      if (turn % 4 === 0) almanac.edit({ locale: 'en_US', currency: 'USD', text: '$1.23', selectionStart: 5, selectionEnd: 5, kind: 'insert', insertion: `${turn}` });
      if (turn % 16 === 0) almanac.countries.search('unit');
      if (turn % 16 === 1) almanac.emoji.search('p', ['de']);
    }
  };
  calls(20_000);
  const size = almanac.memorySize;
  calls(420_000);
  assert.equal(almanac.memorySize, size);
}

readsLists();
keepsEntries();
readsTables();
formatsAmounts();
loadsEmoji();
startsAnew();
survivesAnyInput(100_000);
survivesLackOfMemory();
freesMemory();
console.log('The module answers.');
