// Finds entries as the generated enums do, in the same order.

const spaces = /^\p{White_Space}+|\p{White_Space}+$/gu;
const invisible = /^[\p{White_Space}\u200B\u2060\uFEFF]+|[\p{White_Space}\u200B\u2060\uFEFF]+$/gu;

/** The entries that pass the tests: those of the first test, then those of the second. */
function ranked(entries, tests) {
  const found = new Set();
  for (const test of tests) {
    for (const entry of entries) if (test(entry.search)) found.add(entry);
  }
  return [...found];
}

/** `Emoji.search` in the language of the data, with its default ranking. */
function searchEmoji(entries, query, fold) {
  const trimmed = query.replace(invisible, '');
  if (!trimmed) return entries;
  const text = fold(trimmed, true);
  if (!text) return [];
  return ranked(entries, [
    (words) => words.shortcodes.includes(text),
    (words) => words.name.includes(text),
    (words) => words.shortcodes.some((code) => code.startsWith(text)),
    (words) => words.keywords.some((keyword) => keyword.startsWith(text)),
  ]);
}

/** `Country.search`. */
function searchCountries(entries, query, fold) {
  const text = fold(query, false);
  if (!text) return query.replace(spaces, '') ? [] : entries;
  return ranked(entries, [
    (row) => row.includes(`=${text};`),
    (row) => row.includes(`<${text}`),
    (row) => row.includes(` ${text}`),
  ]);
}

/** The entries with a code or a word that begins with the query, in the order of the cases. These enums have no search. */
function searchRows(entries, query, fold) {
  const text = fold(query, false);
  if (!text) return query.replace(spaces, '') ? [] : entries;
  return entries.filter(({ search }) => ['=', '<', ' '].some((start) => search.includes(start + text)));
}
