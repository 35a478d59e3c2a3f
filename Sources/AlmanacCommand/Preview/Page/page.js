// Builds the page, and filters it while the user types.

const input = document.getElementById('query');
const status = document.getElementById('status');

/** A section of the page. `find` returns the entries for a query, and `body` has a place for them. */
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
    element, chip, noun,
    update(query) {
      const found = find(entries, query);
      if (body.place) body.place(found, rowOf, query); else body.body.replaceChildren(...found.map(rowOf));
      const text = found.length === entries.length ? format(found.length) : `${format(found.length)} of ${format(entries.length)}`;
      count.textContent = text;
      total.textContent = format(found.length);
      element.hidden = found.length === 0 && query !== '';
      chip.hidden = element.hidden;
      return found.length;
    },
  };
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
