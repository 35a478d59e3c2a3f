// The differences that are known, with the reasons why ICU is wrong. Each field but the last is a list of words, or * for all.

const fs = require('node:fs');
const path = require('node:path');

const file = 'Scripts/formats/known-differences.tsv';
const columns = ['locales', 'currencies', 'options', 'kinds', 'reason'];

/** What differs: only separators and spaces, only signs besides, or more. */
function kind({ own, other }) {
  const bare = (text) => text.replaceAll(/[.,'’$٫٬\s]/gu, '');
  const unsigned = (text) => bare(text).replaceAll(/[-−+()~≈∼≃\u061c\u200e\u200f]/gu, '');
  if (bare(own) === bare(other)) return 'separators';
  return unsigned(own) === unsigned(other) ? 'signs' : 'texts';
}

/** A difference as a line: locale, currency, options, amount, the text of AmountFormat, and that of ICU. */
function line({ locale, currency, options, amount, own, other }) {
  return [locale, currency, options, amount, JSON.stringify(own), JSON.stringify(other)].join('\t');
}

/** The words that a difference has for each column of the file. */
const words = (difference) => ({
  locales: [difference.locale],
  currencies: [difference.currency],
  options: difference.options.split(' '),
  kinds: [kind(difference)],
});

class KnownDifferences {
  constructor() {
    const lines = fs.readFileSync(path.join(__dirname, '../..', file), 'utf8').trimEnd().split('\n');
    if (lines[0] !== columns.join('\t')) throw new Error(`the columns of ${file} must be ${columns.join(' ')}`);
    this.rows = lines.slice(1).map((text, index) => {
      const fields = text.split('\t');
      const place = `${file}:${index + 2}:1`;
      if (fields.length !== columns.length || !fields.every(Boolean)) throw new Error(`${place} lacks a field`);
      const listed = columns.slice(0, -1).map((name, column) => [name, fields[column] === '*' ? [] : fields[column].split(' ')]);
      const sets = () => Object.fromEntries(listed.map(([name, list]) => [name, new Set(list)]));
      return { place, expected: sets(), unseen: sets(), reason: fields.at(-1), count: 0 };
    });
  }

  /** Whether a difference is known. Remembers it. */
  has(difference) {
    const found = Object.entries(words(difference));
    const row = this.rows.find(({ expected }) => found.every(([name, list]) => {
      const set = expected[name];
      return set.size === 0 || list.some((word) => set.has(word));
    }));
    if (!row) return false;
    row.count += 1;
    row.first ??= difference;
    for (const [name, list] of found) for (const word of list) row.unseen[name].delete(word);
    return true;
  }

  /** A line for each reason with an example. */
  examples() {
    return this.rows.filter(({ count }) => count > 0)
      .map(({ place, reason, count, first }) => `${place}: ${count} known differences such as ${line(first)}: ${reason}`);
  }

  /** Errors about what does not differ any more, as far as its locales were compared. */
  stale(locales) {
    return this.rows.flatMap(({ place, expected, unseen, count }) => {
      const gone = [...unseen.locales].filter((locale) => locales.has(locale));
      if ([...expected.locales].every((locale) => locales.has(locale))) {
        for (const name of ['currencies', 'options', 'kinds']) gone.push(...unseen[name]);
        if (count === 0) gone.push('no text');
      }
      return gone.map((word) => `${place}: error: the texts do not differ in this way any more (${word})`);
    });
  }
}

module.exports = { KnownDifferences, line };
