// Builds the page, and filters it while the user types.

const input = document.getElementById('query');
const status = document.getElementById('status');

/**
 * A section of the page. `find` returns the entries for a query, and `body` places them. `update` shows what a query finds, and
 * returns its number with a noun, or an empty string.
 */
function view(id, title, noun, note, entries, body, find) {
  const count = make('span', { class: 'count' });
  const element = make('section', { id, 'aria-labelledby': `${id}-title` },
    make('h2', { id: `${id}-title` }, title, ' ', count), note && make('p', { class: 'note' }, note), body.whole);
  const total = make('span');
  const chip = make('li', {}, make('a', { href: `#${id}` }, title, ' ', total));
  return {
    element, chip, title,
    update(query) {
      const found = find(entries, query);
      body.place(found, entries, query);
      const counted = tally(found);
      count.textContent = found.length === entries.length ? counted.text : `${counted.text} of ${tally(entries).text}`;
      total.textContent = format(counted.count);
      element.hidden = found.length === 0 && query !== '';
      chip.hidden = element.hidden;
      return found.length > 0 ? tally(found, noun).text : '';
    },
  };
}

/** The number of entries, and a string with their noun. The fallback, organizations and the device's locales are others. */
function tally(entries, noun) {
  const others = entries.filter((entry) => entry.isOther).length;
  const count = entries.length - others;
  const words = [format(count), noun?.[count === 1 ? 0 : 1], others > 0 && `and ${format(others)} ${others === 1 ? 'other' : 'others'}`];
  return { count, text: words.filter((word) => word).join(' ') };
}

function format(number) { return number.toLocaleString('en'); }

/** A function that makes an element of each entry once. */
function once(element) {
  const known = new Map();
  return (entry) => {
    if (!known.has(entry)) known.set(entry, element(entry));
    return known.get(entry);
  };
}

/** The entries in the order of the search. */
function list(className, item) {
  const whole = make('ul', { class: `grid ${className}` });
  const itemOf = once(item);
  return { whole, place(found) { whole.replaceChildren(...found.map(itemOf)); } };
}

/** All emoji by category, and a list in the order of the search. All of them stay in their place, so a search is cleared at once. */
function emojiBody() {
  const all = make('div');
  const found = list('emoji', emojiTile);
  found.whole.setAttribute('aria-label', 'Emoji, best matches first');
  const fill = (entries) => {
    for (const name of data.categories) {
      const members = entries.filter((emoji) => emoji.values('category')[0] === name);
      all.append(make('h3', {}, name), make('ul', { class: 'grid emoji' }, ...members.map(emojiTile)));
    }
  };
  const place = (emoji, entries, query) => {
    const isSearch = query.trim() !== '';
    if (!isSearch && !all.hasChildNodes()) fill(entries);
    found.place(isSearch ? emoji : []);
    [all.hidden, found.whole.hidden] = [isSearch, !isSearch];
  };
  return { whole: make('div', {}, all, found.whole), place };
}

/** The columns of the sections in tables, and notes. */
const tables = {
  currencies: [['code', 'name', 'case', 'example', 'units', 'countries'],
    'The example shows the symbol and the minor units. How an amount is written depends on the locale.'],
  locales: [['identifier', 'name', 'case', 'country', 'currency', 'amount', 'language']],
  languages: [['code', 'name', 'native', 'case', 'script', 'countries']],
};

function tableView({ kind, singular, plural }) {
  const [names, note] = tables[kind] ?? [['code', 'name', 'case']];
  const title = kind[0].toUpperCase() + kind.slice(1);
  return view(kind, title, [singular, plural], note, atlas.get(kind).entries, table(names, title), searchEnum);
}

function problemItem(problem) {
  const place = `${problem.path}:${problem.line}:${problem.column}`;
  return make('li', { class: `card problem ${problem.severity}` },
    make('span', { class: `badge ${problem.severity}` }, problem.severity), ' ', make('code', {}, problem.rule),
    make('p', {}, problem.message), make('code', { class: 'small' }, place));
}

function findFlags(flags, query) {
  if (!query.trim()) return flags;
  const text = fold(query, false);
  const countries = searchEnum(atlas.get('countries')?.entries ?? [], query);
  const shown = countries.map((country) => country.image).filter((flag) => flag !== undefined);
  return [...new Set([...shown, ...flags.filter((flag) => text && fold(flag.file, false).startsWith(text))])];
}

function findProblems(problems, query) {
  const text = fold(query, false);
  return problems.filter((problem) => ` ${fold(`${problem.rule} ${problem.message} ${problem.path}`, false)}`.includes(` ${text}`));
}

function order(section) { return `Results are in the order of ${section.type}.search.`; }

function views() {
  const [countries, emoji] = [atlas.get('countries'), atlas.get('emoji')];
  // An enum with nothing but flags has no search.
  const hasSearch = data.sections.length > 1 || countries?.entries.some((country) => country.values('name').length > 0);
  const bytesOfFlags = data.flags.reduce((sum, flag) => sum + (flag.bytes ?? 0), 0);
  const files = `${format(data.flags.length)} PNG ${data.flags.length === 1 ? 'file' : 'files'}`;
  return [
    data.problems.length > 0 && view('problems', 'Problems', ['problem', 'problems'], undefined, data.problems,
      list('faultlist', problemItem), findProblems),
    data.flags.length > 0 && view('flags', 'Flags', ['flag', 'flags'], `${files}, ${bytes(bytesOfFlags)} in total.`,
      data.flags, list('flags', flagTile), findFlags),
    countries && view('countries', 'Countries', ['country', 'countries'], hasSearch ? order(countries) : undefined,
      countries.entries, list('cards', countryCard), searchEnum),
    emoji && view('emoji', 'Emoji', ['emoji', 'emoji'], order(emoji), emoji.entries, emojiBody(), searchEmoji),
    ...data.sections.filter(({ kind }) => kind !== 'countries' && kind !== 'emoji').map(tableView),
  ].filter((view) => view);
}
