// Folds strings as `SearchText` does, with its literals.

function makeFold({ runs, texts }) {
  const digits = (start, count) => {
    let value = 0;
    for (let index = start + count - 1; index >= start; index--) value = value * 56 + runs.charCodeAt(index) - 35;
    return value;
  };
  // The literals count bytes of UTF-8.
  const words = texts.split(' ');
  const wordAt = new Map();
  const encoder = new TextEncoder();
  let offset = 0;
  words.forEach((word, index) => {
    wordAt.set(offset, index);
    offset += encoder.encode(word).length + 1;
  });
  const table = [];
  for (let start = 0; start < runs.length; start += 8) {
    table.push({ start: digits(start, 4), kind: runs[start + 4], word: wordAt.get(digits(start + 5, 3)) });
  }

  function run(code) {
    let low = 0;
    let high = table.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (table[middle].start <= code) low = middle + 1; else high = middle;
    }
    return table[low - 1];
  }

  /** The string without case and diacritics. Unless separators are kept, one space separates the words. */
  return function fold(text, keepsSeparators) {
    let folded = '';
    const separate = () => { if (folded && !folded.endsWith(' ')) folded += ' '; };
    const addASCII = (character) => {
      if (/[a-z0-9]/i.test(character)) folded += character.toLowerCase();
      else if (keepsSeparators) folded += character;
      else separate();
    };
    for (const character of text) {
      const code = character.codePointAt(0);
      if (code < 0x80) { addASCII(character); continue; }
      if (code >= 0xAC00 && code < 0xD7A4) { folded += character.normalize('NFD'); continue; }
      const found = run(code);
      switch (found?.kind) {
      case '-': break;
      case '/': if (keepsSeparators) folded += character; else separate(); break;
      case 'L':
        for (const letter of words[found.word + code - found.start]) {
          if (letter < '\u0080') addASCII(letter); else folded += letter;
        }
        break;
      case 'S': if (keepsSeparators) folded += words[found.word + code - found.start]; else separate(); break;
      default: folded += character;
      }
    }
    return keepsSeparators ? folded : folded.replace(/ $/, '');
  };
}
