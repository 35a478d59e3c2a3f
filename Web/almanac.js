// Reads the countries, currencies, languages, emoji, amounts and tables of an Almanac module.

/** Separates the texts of an input. */
const separator = '\x1F';

// In the order of the module's numbers.
const lists = ['countries', 'subdivisions', 'currencies', 'locales', 'languages', 'emoji', 'loadedEmoji'];
const number = (list) => lists.indexOf(list);
const firstTable = 100;
const kinds = ['insert', 'replace', 'delete', 'end'];
const styles = ['standard', 'accounting'];
const widths = ['standard', 'narrow', 'code', 'none'];
const signs = ['asNeeded', 'always', 'never'];
const roundings = ['halfEven', 'halfUp', 'down', 'up', 'ceiling', 'floor'];
const tones = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'];

/** Loads a module. The imports are those of C functions that you added to it. */
export async function load(source, imports = {}) {
  const found = await source;
  if (found instanceof WebAssembly.Module) return new Almanac(found, imports);
  if (!(found instanceof Response)) return new Almanac(await WebAssembly.compile(found), imports);
  if (!found.ok) throw new Error(`the module cannot be loaded: ${found.status}`);
  return new Almanac(await WebAssembly.compileStreaming(found), imports);
}

class Almanac {
  #module;
  #imports;
  #exports;
  #restoring = [];
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  constructor(module, imports) {
    this.#module = module;
    this.#imports = imports;
    this.#start();
    for (const list of lists) if (list !== 'loadedEmoji') this[list] = new EntryList(this, number(list));
    const tables = this.call('almanac_tables').split(' ').filter((name) => name);
    this.tables = Object.fromEntries(tables.map((name, index) => [name, new EntryList(this, firstTable + index)]));
  }

  #start() { this.#exports = new WebAssembly.Instance(this.#module, this.#imports).exports; }

  /** Runs an action, and again whenever the module has to start anew. */
  restore(action) {
    action(this);
    this.#restoring.push(action);
  }

  /** Calls an export with a text and numbers, and returns its number. After a trap, the module starts anew. */
  #run(name, text, numbers) {
    const run = this.#exports[name];
    if (!run) throw new Error(`the module has no ${name}`);
    try {
      return run(this.#write(text), ...numbers);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#start();
      for (const action of this.#restoring) action(this);
      throw new Error(`the module stopped in ${name}`, { cause: error });
    }
  }

  /** Writes a text where the module reads it, and returns its length. */
  #write(text) {
    if (text === '') return 0;
    // A UTF-16 code unit has at most 3 bytes in UTF-8.
    const address = this.#exports.almanac_input(3 * text.length);
    if (!address) throw new RangeError('the text is too long');
    const bytes = new Uint8Array(this.#exports.memory.buffer, address >>> 0, 3 * text.length);
    return this.#encoder.encodeInto(text, bytes).written;
  }

  /** The size of the module's memory in bytes. */
  get memorySize() { return this.#exports.memory.buffer.byteLength; }

  #output(length) { return new Uint8Array(this.#exports.memory.buffer, this.#exports.almanac_output() >>> 0, length); }

  /** Calls an export that answers with a text, or with `null`. */
  call(name, text = '', ...numbers) {
    const length = this.#run(name, text, numbers);
    return length < 0 ? null : this.#decoder.decode(this.#output(length));
  }

  /** Calls an export that answers with a number. */
  callNumber(name, text = '', ...numbers) { return this.#run(name, text, numbers); }

  /** Calls an export that answers with bytes, or with `null`. */
  callBytes(name, text = '', ...numbers) {
    const length = this.#run(name, text, numbers);
    return length < 0 ? null : this.#output(length).slice();
  }

  /** The PNG file of a country's flag, or `null`. */
  flag(country) {
    const row = this.countries.row(country);
    return row < 0 || !this.#exports.almanac_flag ? null : this.callBytes('almanac_flag', '', row);
  }

  /** An emoji in a skin tone, or `null` if the list doesn't have it. */
  withSkinTone(emoji, tone) {
    const row = this.emoji.row(emoji);
    return row < 0 ? null : this.call('almanac_tone', '', row, tones.indexOf(tone));
  }

  /** The text of an amount, or `null` if the amount, the locale or the currency is none. */
  format(locale, currency, amount, settings) {
    return this.#amount('almanac_format', locale, currency, plain(amount), settings);
  }

  /** The amount in a text as a plain number such as "1234.50", or `null`. */
  parse(locale, currency, text, settings) { return this.#amount('almanac_parse', locale, currency, text, settings); }

  /** The field for an amount after an edit, or `null`. */
  edit({ locale, currency, text, selectionStart, selectionEnd, kind, insertion = '', settings }) {
    const input = text.replaceAll(separator, '') + separator + (insertion ?? '');
    const edit = [kinds.indexOf(kind), selectionStart, selectionEnd];
    const found = this.#amount('almanac_edit', locale, currency, input, settings, ...edit);
    return found && JSON.parse(found);
  }

  /** The locale that suits a reader best by CLDR's language matching, or else the one for everyone else. */
  bestLocale(preferences, fallback) {
    const other = this.locales.find(fallback);
    if (!other) return null;
    return this.locales.at(this.callNumber('almanac_best_locale', other.code + separator + preferences.join(' ')));
  }

  #amount(name, locale, currency, text, settings, ...numbers) {
    const rows = [this.locales.row(locale), this.currencies.row(currency)];
    return rows.includes(-1) ? null : this.call(name, text, ...rows, packed(settings), ...numbers);
  }

  /** Replaces the list that `searchLoadedEmoji` searches. */
  loadEmoji(list) {
    const clean = (text) => text.replace(/[\t\n\x1E]/g, ' ');
    const line = ({ character, name, shortcodes = [], keywords = [], english }) => {
      const words = [character, name, shortcodes.join(' '), ...keywords].map(clean);
      return [...words, ...english ? ['\x1E', ...[english.name, ...english.keywords].map(clean)] : []].join('\t');
    };
    const text = list.map(line).join('\n');
    const set = () => {
      if (this.callNumber('almanac_load_emoji', text) < 0) throw new Error('the list of emoji cannot be read');
    };
    set();
    this.#restoring = this.#restoring.filter(({ isEmoji }) => !isEmoji);
    this.#restoring.push(Object.assign(set, { isEmoji: true }));
  }

  /** The indexes in the loaded list of the emoji that match. */
  searchLoadedEmoji(query) { return this._rows(number('loadedEmoji'), query, []); }

  _rows(list, query, languages) {
    const input = query.replaceAll(separator, ' ') + separator + languages.join(' ');
    const bytes = this.callBytes('almanac_search', input, list) ?? [];
    const row = (start) => bytes[start] | bytes[start + 1] << 8 | bytes[start + 2] << 16;
    return Array.from({ length: bytes.length / 3 }, (_, index) => row(3 * index));
  }
}

/** The entries of a list. Each is read when it's needed first. */
class EntryList {
  #almanac;
  #list;
  #count;
  #entries = new Map();
  #rows = new Map();

  constructor(almanac, list) {
    this.#almanac = almanac;
    this.#list = list;
  }

  get count() { return this.#count ??= this.#almanac.callNumber('almanac_count', '', this.#list); }

  get all() { return Array.from({ length: this.count }, (_, row) => this.at(row)); }

  at(row) {
    const known = this.#entries.get(row);
    if (known) return known;
    if (!Number.isInteger(row) || row < 0 || row >= this.count) return null;
    const entry = JSON.parse(this.#almanac.call('almanac_entry', '', this.#list, row), (_, value) => Object.freeze(value));
    this.#entries.set(row, entry);
    this.#rows.set(entry.rawValue ?? entry.code, row);
    return entry;
  }

  /** The row of an entry or of a text that names one, or -1. */
  row(entry) {
    const text = String(entry?.rawValue ?? entry?.code ?? entry);
    return this.#rows.get(text) ?? this.#almanac.callNumber('almanac_find', text, this.#list);
  }

  find(text) {
    const row = this.row(text);
    return row < 0 ? null : this.at(row);
  }

  search(query, languages = []) { return this.#almanac._rows(this.#list, query, languages).map((row) => this.at(row)); }

  name(entry, language) {
    const row = this.row(entry);
    return row < 0 ? null : this.#almanac.call('almanac_name', language, this.#list, row);
  }
}

/** An amount in plain digits: JavaScript writes large and small numbers with an exponent. */
function plain(amount) {
  if (typeof amount !== 'number' || !String(amount).includes('e')) return String(amount);
  return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/** The numbers that stand for digits of the currency, which are more than decimals can have. */
const namedDigits = { minorUnits: 61, cash: 62, display: 63 };

/** The settings of a format in one number, as `PackedSettings` in the module reads it. */
function packed({ style, width, grouping = true, sign, rounding, digits = 'display' } = {}) {
  const position = (list, value, name) => {
    const index = value === undefined ? 0 : list.indexOf(value);
    if (index < 0) throw new RangeError(`${name} is one of ${list.join(', ')}`);
    return index;
  };
  const isNamed = typeof digits === 'string';
  const [smallest, largest] = isNamed ? [namedDigits[digits], 0] : [digits].flat();
  const fields = [
    [1, position(styles, style, 'style')], [2, position(widths, width, 'width')], [1, grouping ? 0 : 1],
    [2, position(signs, sign, 'sign')], [3, position(roundings, rounding, 'rounding')],
    [6, smallest], [6, largest ?? smallest],
  ];
  let [bits, shift] = [0, 0];
  for (const [size, value] of fields) {
    if (!Number.isInteger(value) || value < 0 || (size === 6 && value > 38 && !isNamed)) {
      throw new RangeError('digits are "display", "minorUnits", "cash", a number from 0 to 38, or a smallest and a largest one');
    }
    bits |= value << shift;
    shift += size;
  }
  return bits;
}
