// Finds entries as the generated enums do, in the same order. The folds, patterns and pairs are those of the library.

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

/** An emoji without variation selectors and skin tones, as `EmojiSequence.key` makes it. */
function emojiKey(text) {
  const isTone = (character) => /[\u{1F3FB}-\u{1F3FF}]/u.test(character);
  let key = '';
  let previous = '';
  for (const character of text) {
    const isSpelling = isTone(character)
      ? /\p{Emoji_Modifier_Base}/u.test(previous)
      : character === '\uFE0F' && /\p{Emoji}/u.test(previous) && !isTone(previous);
    if (!isSpelling) key += character;
    previous = character;
  }
  return data.pairs[key] ?? key;
}

/** The emoji by their keys, for each list of entries. */
const emojiByKey = new WeakMap();

/** The entry of an emoji in any spelling, or none. */
function emojiOf(entries, text) {
  if (!emojiByKey.has(entries)) emojiByKey.set(entries, new Map(entries.map((entry) => [emojiKey(entry.code), entry])));
  return emojiByKey.get(entries).get(emojiKey(text));
}

/** `Emoji.search` in the language of the data, with its default ranking. */
function searchEmoji(entries, query, fold) {
  const trimmed = query.replace(invisible, '');
  if (!trimmed) return entries;
  const text = fold(trimmed, true);
  if (!text) return [];
  const found = ranked(entries, [
    (words) => words.shortcodes.includes(text),
    (words) => words.name.includes(text),
    (words) => words.shortcodes.some((code) => code.startsWith(text)),
    (words) => words.keywords.some((keyword) => keyword.startsWith(text)),
  ]);
  const itself = emojiOf(entries, trimmed);
  return itself ? [...new Set([itself, ...found])] : found;
}

/** The search of a `SearchableEnum`, such as `Country.search`. */
function searchEnum(entries, query, fold) {
  const text = fold(query, false);
  if (!text) return query.replace(spaces, '') ? [] : entries;
  return ranked(entries, data.patterns.map((pattern) => (row) => row.includes(pattern.replace('%', () => text))));
}
