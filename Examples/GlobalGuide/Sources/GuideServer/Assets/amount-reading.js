// Reads amounts as `CurrencyFormatter.decimal(from:)` does, for the guide without its server.
'use strict';

/** The amount in a text, or null. */
function readAmount(text, format) {
  return text ? plainNumber(text) ?? ownAmount(text, format) ?? anyAmount(text, format) : null;
}

/** A number as Swift and JSON write it. */
function plainNumber(text) {
  const [, sign, integers, fraction = '', power = '0'] = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  if (!`${integers ?? ''}${fraction}` || Math.abs(power) > 400) return null;
  const exponent = Number(power) - fraction.length;
  const value = BigInt(integers + fraction) * 10n ** BigInt(Math.max(0, exponent));
  return { isNegative: sign === '-', value, decimals: Math.max(0, -exponent) };
}

/** An amount that the format writes. */
function ownAmount(text, format) {
  for (const isNegative of [true, false]) {
    const [prefix, suffix] = isNegative ? format.negative : format.positive;
    if (!text.startsWith(prefix) || text.length <= prefix.length + suffix.length) continue;
    const digits = [...text.slice(prefix.length, text.length - suffix.length)].map(digitValue).join('');
    const amount = { isNegative, value: BigInt(digits), decimals: format.decimals };
    if (write(amount, format) === text) return amount;
  }
  return null;
}

/** An amount with a sign, a symbol and separators of any kind. */
function anyAmount(text, format) {
  let rest = trimmed(simple(text));
  const isInParentheses = /^\(.*\)$/s.test(rest);
  if (isInParentheses) rest = rest.slice(1, -1);
  let sign;
  let hasSymbol = false;
  for (const isStart of [true, false]) {
    for (let length = -1; length; rest = isStart ? rest.slice(length) : rest.slice(0, rest.length - length)) {
      rest = trimmed(rest);
      const next = isStart ? rest[0] : rest.at(-1);
      length = 0;
      if (!sign && /[-+]/.test(next ?? '')) [sign, length] = [next, 1];
      else if (!hasSymbol) hasSymbol = Boolean(length = symbolLength(rest, isStart, format));
    }
  }
  return isInParentheses && sign ? null : separatedNumber(rest, format, isInParentheses || sign === '-');
}

const trimmed = (text) => text.replace(/^ +| +$/g, '');

/** A text with the ASCII characters for digits, spaces, apostrophes and signs of all kinds, and without marks of direction. */
function simple(text) {
  const kinds = {
    ' ': /[\t\xA0\u2000-\u200A\u202F\u205F\u3000]/g, '': /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    "'": /[\u02BC\u2019\uFF07]/g, '-': /[\u2212\uFE63\uFF0D]/g, '+': /\uFF0B/g, ',': /\uFF0C/g, '.': /\uFF0E/g,
  };
  const replaced = Object.entries(kinds).reduce((text, [plain, kind]) => text.replace(kind, plain), text);
  return replaced.replace(/\p{Nd}/gu, digitValue);
}

/** The length of the symbol or the code at a side of a text, or 0. */
function symbolLength(text, isStart, { symbol, code }) {
  const own = [simple(symbol), code].find((one) => one && (isStart ? text.startsWith(one) : text.endsWith(one))) ?? '';
  let word = (isStart ? /^[.\p{Alphabetic}\p{Sc}]+/u : /[.\p{Alphabetic}\p{Sc}]+$/u).exec(text)?.[0] ?? '';
  // In `$.50` and `5.$`, the point belongs to the number.
  if (!isStart) word = word.replace(/^\.+/, '');
  else if (/^\d/.test(text.slice(word.length))) word = word.replace(/\.$/, '');
  const isCurrency = /^[A-Z]{3}$/.test(word) || /^[^.].*\p{Sc}|^\p{Sc}/u.test(word);
  return Math.max(own.length, isCurrency ? word.length : 0);
}

function separatedNumber(text, format, isNegative) {
  const [point, comma] = [simple(format.decimalSeparator), simple(format.groupingSeparator)];
  const separators = [];
  const parts = [''];
  for (let rest = text; rest;) {
    const separator = [point, comma, ...".,' \u066B\u066C"].find((one) => one && rest.startsWith(one));
    if (separator) { separators.push(separator); parts.push(''); }
    else if (/^\d/.test(rest)) parts.push(parts.pop() + rest[0]);
    else return null;
    rest = rest.slice(separator?.length ?? 1);
  }
  const digits = parts.join('');
  const decimals = digits ? decimalCount(separators, parts, point, comma, format) : null;
  return decimals === null ? null : { isNegative, value: BigInt(digits), decimals };
}

/** The number of decimals, or null if the separators have no meaning. */
function decimalCount(separators, parts, point, comma, { decimals, groups: [size, others] }) {
  const canGroup = (separator) => separator === comma || ".,' \u066C".includes(separator);
  const sizes = [[size || 3, (size && others) || 3], [3, 3], [3, 2]];
  const first = parts.find((part) => part)?.[0];
  const areGroups = (separators, parts) => separators.length > 0 && canGroup(separators[0])
    && separators.every((one) => one === separators[0]) && parts[0] && first !== '0'
    && sizes.some(([last, others]) => parts[0].length <= others && parts.at(-1).length === last
      && parts.slice(1, -1).every((part) => part.length === others));
  const last = separators.at(-1);
  if (!last) return 0;
  const canBeDecimal = !separators.slice(0, -1).includes(last) && (last === point || '.,\u066B'.includes(last));
  if (canBeDecimal && (separators.length === 1 || areGroups(separators.slice(0, -1), parts.slice(0, -1)))) {
    const isGroup = last === point ? !decimals : canGroup(last);
    if (!isGroup || !areGroups(separators, parts)) return parts.at(-1).length;
  }
  return areGroups(separators, parts) ? 0 : null;
}
