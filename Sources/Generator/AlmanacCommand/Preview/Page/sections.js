// The sections of the page: how each shows an entry.

function flagTile(flag) {
  const owners = atlas.get('countries')?.entries.filter((country) => country.image === flag) ?? [];
  const owner = owners.find((country) => flag.file.startsWith(`${country.code}.`));
  const size = flag.data ? `${flag.width} × ${flag.height}` : 'no valid PNG';
  const faults = flag.problems.map((index) => data.problems[index]).map((problem) => (
    make('p', { class: `faults ${problem.severity}` }, `${problem.severity}: ${problem.message}`)));
  const label = owner?.label ?? `File ${flag.file}`;
  return make('li', { class: 'card', 'data-code': flag.file }, image(flag, label),
    owner ? link(owner, owner.name, { class: 'name', dir: 'auto' }) : make('span', { class: 'name' }, flag.file),
    owner ? make('span', { class: 'case' }, owner.case) : make('span', { class: 'small' }, 'no case'),
    make('span', { class: 'small' }, `${size} · ${flag.bytes === undefined ? 'too large' : bytes(flag.bytes)}`), ...faults);
}

function countryCard(country) {
  const rows = country.facts.filter((fact) => shownFacts.includes(fact.label)).flatMap((fact) => (
    [make('dt', {}, fact.label), make('dd', {}, ...joined(values(country, fact)))]));
  const codes = [country.code, ...country.values('alpha-3 code'), ...country.values('numeric code').map(threeDigits)];
  return make('li', { class: 'card', 'data-code': country.code }, make('div', { class: 'head' },
    country.image && image(country.image, country.label),
    make('div', {}, link(country, country.name, { class: 'name', dir: 'auto' }), make('br'),
      make('span', { class: 'case' }, country.case), ' · ', make('span', { class: 'small' }, codes.join(' · ').toUpperCase()))),
  rows.length > 0 ? make('dl', { class: 'facts' }, ...rows) : undefined);
}

const shownFacts = ['capital', 'subregion', 'population', 'currencies', 'languages', 'borders', 'calling codes'];

function emojiTile(emoji) {
  return make('li', { 'data-code': emoji.code }, make('a', { href: address(emoji) },
    make('span', { class: 'glyph', 'aria-hidden': 'true' }, emoji.code),
    make('span', { class: 'label', dir: 'auto' }, emoji.name)));
}

/** The cells of a column: its title, its class, and the content for an entry. */
const columns = {
  code: ['Code', 'slim', (entry) => [link(entry, entry.code)]],
  identifier: ['Identifier', 'mid', (entry) => [link(entry, entry.code)]],
  name: ['Name', '', (entry) => [make('span', { dir: 'auto' }, entry.name)]],
  case: ['Case', 'wide', (entry) => [make('span', { class: 'case' }, entry.case)]],
  example: ['Example', 'mid number', (entry) => [example(entry)]],
  units: ['Minor units', 'wide slim number', (entry) => [entry.values('minor units')[0] ?? '–']],
  native: ['Native name', '', (entry) => related(entry, 'native name')],
  script: ['Script', 'wide slim', (entry) => entry.values('script')],
  country: ['Country', 'wide', (entry) => related(entry, 'country')],
  countries: ['Countries', 'wide half', (entry) => related(entry, 'country')],
  currency: ['Currency', 'wide slim', (entry) => related(entry, 'currency')],
  amount: ['Amounts', 'mid number', (entry) => [make('bdi', {}, entry.values('amount')[0] ?? '–')]],
  language: ['Language', 'wide', (entry) => related(entry, 'language')],
};

function related(entry, label) {
  return joined(entry.facts.filter((fact) => fact.label === label).flatMap((fact) => values(entry, fact)));
}

function tableRow(names) {
  return (entry) => make('tr', { 'data-code': entry.code }, ...names.map((name, index) => (
    make(index ? 'td' : 'th', { class: columns[name][1] || undefined, scope: index ? undefined : 'row' }, ...columns[name][2](entry)))));
}

/** A table. A search hides rows in their place, which takes less time than moving thousands of them. */
function table(names, caption) {
  const head = names.map((name) => make('th', { scope: 'col', class: columns[name][1] || undefined }, columns[name][0]));
  const body = make('tbody');
  const whole = make('table', { 'aria-label': caption }, make('thead', {}, make('tr', {}, ...head)), body);
  const rowOf = once(tableRow(names));
  const place = (found, entries) => {
    if (body.rows.length === 0) body.append(...entries.map(rowOf));
    const shown = new Set(found);
    for (const entry of entries) rowOf(entry).hidden = !shown.has(entry);
  };
  return { whole: make('div', { class: 'table' }, whole), place };
}
