// Builds the page, and filters it while the user types.

const input = document.getElementById('query');
const status = document.getElementById('status');

/**
 * A section of the page. `find` returns the entries for a query, and `body` has a place for them. `update` shows what a query finds,
 * and returns its number with a noun, or an empty text.
 */
function view(id, title, noun, note, entries, body, row, find) {
  const rows = new Map();
  const count = make('span', { class: 'count' });
  const element = make('section', { id, 'aria-labelledby': `${id}-title` },
    make('h2', { id: `${id}-title` }, title, ' ', count), note && make('p', { class: 'note' }, note), body.whole);
  const total = make('span');
  const chip = make('li', {}, make('a', { href: `#${id}` }, title, ' ', total));
  const rowOf = (entry) => {
    if (!rows.has(entry)) rows.set(entry, row(entry));
    return rows.get(entry);
  };
  return {
    element, chip,
    update(query) {
      const found = find(entries, query);
      if (body.place) body.place(found, rowOf, query); else body.body.replaceChildren(...found.map(rowOf));
      const counted = tally(found);
      count.textContent = found.length === entries.length ? counted.text : `${counted.text} of ${tally(entries).text}`;
      total.textContent = format(counted.count);
      element.hidden = found.length === 0 && query !== '';
      chip.hidden = element.hidden;
      return found.length > 0 ? tally(found, noun).text : '';
    },
  };
}

/** The number of entries, as a text with their noun. The fallback, organizations and the locales of the device are others. */
function tally(entries, noun) {
  const others = entries.filter((entry) => entry.isOther).length;
  const count = entries.length - others;
  const words = [format(count), noun?.[count === 1 ? 0 : 1], others > 0 && `and ${format(others)} ${others === 1 ? 'other' : 'others'}`];
  return { count, text: words.filter((word) => word).join(' ') };
}

function format(number) { return number.toLocaleString('en'); }

function list(className) {
  const body = make('ul', { class: `grid ${className}` });
  return { whole: body, body };
}

/** Emoji by category, or in the order of the search. */
function emojiBody() {
  const groups = new Map(data.categories.map((name) => [name, make('ul', { class: 'grid emoji' })]));
  const flat = make('ul', { class: 'grid emoji', 'aria-label': 'Emoji, best matches first' });
  const byCategory = [...groups].flatMap(([name, group]) => [make('h3', {}, name), group]);
  const whole = make('div');
  const place = (found, rowOf, query) => {
    if (query.trim()) {
      flat.replaceChildren(...found.map(rowOf));
      return whole.replaceChildren(flat);
    }
    const members = new Map();
    for (const emoji of found) {
      const name = emoji.values('category')[0];
      if (!members.has(name)) members.set(name, []);
      members.get(name).push(rowOf(emoji));
    }
    for (const [name, group] of groups) group.replaceChildren(...(members.get(name) ?? []));
    return whole.replaceChildren(...byCategory);
  };
  return { whole, place };
}

function tableView(kind, title, noun, note, names) {
  const section = atlas.get(kind);
  return section && view(kind, title, noun, note, section.entries, table(names, title), tableRow(names),
    (entries, query) => searchRows(entries, query, fold));
}

function problemItem(problem) {
  const place = `${problem.path}:${problem.line}:${problem.column}`;
  return make('li', { class: `card problem ${problem.severity}` },
    make('span', { class: `badge ${problem.severity}` }, problem.severity), ' ', make('code', {}, problem.rule),
    make('p', {}, problem.message), make('code', { class: 'small' }, place));
}

function findFlags(flags, query) {
  if (!query) return flags;
  const countries = searchCountries(atlas.get('countries')?.entries ?? [], query, fold);
  const shown = countries.map((country) => country.image).filter((flag) => flag !== undefined);
  const text = fold(query, false);
  return [...new Set([...shown, ...flags.filter((flag) => text && fold(flag.file, false).startsWith(text))])];
}

function findProblems(problems, query) {
  const text = fold(query, false);
  return problems.filter((problem) => ` ${fold(`${problem.rule} ${problem.message} ${problem.path}`, false)}`.includes(` ${text}`));
}

function order(section) { return `A search has the order of ${section.type}.search.`; }

function views() {
  const [countries, emoji] = [atlas.get('countries'), atlas.get('emoji')];
  // An enum with nothing but flags has no search.
  const hasSearch = data.sections.length > 1 || countries?.entries.some((country) => country.values('name').length > 0);
  const bytesOfFlags = data.flags.reduce((sum, flag) => sum + (flag.bytes ?? 0), 0);
  return [
    data.problems.length > 0 && view('problems', 'Problems', ['problem', 'problems'], undefined, data.problems,
      list('faultlist'), problemItem, findProblems),
    data.flags.length > 0 && view('flags', 'Flags', ['flag', 'flags'], `All files of flags, ${bytes(bytesOfFlags)} in total.`,
      data.flags, list('flags'), flagTile, findFlags),
    countries && view('countries', 'Countries', ['country', 'countries'], hasSearch ? order(countries) : undefined,
      countries.entries, list('cards'), countryCard, (entries, query) => searchCountries(entries, query, fold)),
    emoji && view('emoji', 'Emoji', ['emoji', 'emoji'], order(emoji), emoji.entries, emojiBody(),
      emojiTile, (entries, query) => searchEmoji(entries, query, fold)),
    tableView('currencies', 'Currencies', ['currency', 'currencies'],
      'The example shows the symbol and the minor units. How an amount is written depends on the locale.',
      ['code', 'name', 'case', 'example', 'units', 'countries']),
    tableView('locales', 'Locales', ['locale', 'locales'], undefined,
      ['identifier', 'name', 'case', 'country', 'currency', 'language']),
    tableView('languages', 'Languages', ['language', 'languages'], undefined,
      ['code', 'name', 'native', 'case', 'script', 'countries']),
  ].filter((view) => view);
}
