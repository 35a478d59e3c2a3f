// The rules of `CurrencyTextInput` for the guide without its server. Offsets are in UTF-16 code units, at the edges of characters.
// An amount is a sign, all its digits as an integer, and the number of its decimals.
'use strict';

const characters = new Intl.Segmenter();
const cut = (text) => [...text].slice(0, 200).join('');
const withoutZeros = (digits) => digits.replace(/^0+/, '');

/** The value of a digit of any script, or an empty text. Digits of the same script follow each other. */
function digitValue(character) {
  const isDigit = (code) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const code = character.codePointAt(0);
  let zero = code;
  while (isDigit(zero)) zero--;
  return zero === code ? '' : String((code - zero - 1) % 10);
}

/** The format of a currency, of the formats of a locale. */
function formatOf({ formats, currencies }, code) {
  const { symbol, format } = currencies[code];
  const affixes = (sign) => formats[format][sign].map((affix) => affix.replaceAll('¤', () => symbol));
  return { ...formats[format], code, symbol, positive: affixes('positive'), negative: affixes('negative') };
}

/** The field after an edit, as the server answers it. */
function editAmount(edit, format, other) {
  const text = cut(edit.text);
  const field = edit.kind === 'end' ? ended(text, format) : edited(edit, text, format);
  const amount = readAmount(field.text, format);
  if (!amount || !fitsDecimal(amount)) return field;
  return { ...field, converted: write({ ...unsignedZero(amount), value: rounded(amount, other.decimals) }, other) };
}

/** Whether a `Decimal` can hold an amount: 38 digits, and an exponent of 8 bits. */
function fitsDecimal({ value, decimals }) {
  const [, digits, zeros] = /^(0|\d*[1-9])(0*)$/.exec(value);
  const exponent = zeros.length - decimals;
  return digits.length <= 38 && exponent >= -128 && exponent <= 127;
}

const unsignedZero = (amount) => ({ ...amount, isNegative: amount.isNegative && amount.value > 0n });

function field(text, selectionStart, selectionEnd = selectionStart, amount = '') {
  return { text, selectionStart, selectionEnd, amount };
}

function ended(text, format) {
  const amount = allDigits(text, format);
  return amount ? fieldOf(unsignedZero(amount), 0, format) : field('', 0);
}

function edited({ kind, insertion, selectionStart, selectionEnd }, text, format) {
  const edges = [...Array.from(characters.segment(text), ({ index }) => index), text.length];
  const edge = (unit) => edges.findLast((edge) => edge <= unit) ?? 0;
  let start = edge(selectionStart);
  const end = Math.max(start, edge(selectionEnd));
  const isForward = kind === 'replace';
  const caret = [start, isForward ? start : end];
  if (kind === 'delete' && start === end) start = edge(start - 1);
  const { digits, places, minus } = scan(text, format);
  const part = {
    digits, start, end, minus, isForward, isWhole: end === text.length,
    before: digits.slice(0, places.filter((place) => place.start < start).length),
    after: digits.slice(places.filter((place) => place.start < end).length),
    keepsMinus: minus >= 0 && (minus < start || minus >= end),
  };
  const inserted = kind === 'delete' ? '' : cut(insertion ?? '');
  const content = inserted ? inserting(inserted, part, format) : deleting(part);
  if (content) return contentField(content, format);
  const amount = allDigits(text, format);
  return field(text, ...caret, amount ? plainText(amount) : '');
}

/** The digits and the minus sign of a text without its symbol. A minus sign between digits is a dash. */
function scan(text, { symbol, positive }) {
  const find = positive[0].includes(symbol) ? 'indexOf' : 'lastIndexOf';
  const place = !symbol || text === symbol ? -1 : text[find](symbol);
  const places = [];
  let [digits, minus] = ['', -1];
  for (const { segment, index } of characters.segment(text)) {
    let unit = index;
    for (const character of segment) {
      const isSymbol = place >= 0 && unit >= place && unit < place + symbol.length;
      unit += character.length;
      if (isSymbol) continue;
      const value = digitValue(character);
      if (value) {
        if (places.length && minus > places[0].start) minus = -1;
        digits += value;
        places.push({ start: index, end: index + segment.length });
      } else if (/[-\u2212\uFE63\uFF0D]/.test(character) && minus < 0) minus = index;
    }
  }
  return { digits, places, minus };
}

function deleting({ digits, start, end, before, after, minus, keepsMinus, isForward }) {
  if (start === end) return null;
  const isBeside = before.length + after.length === digits.length && keepsMinus === minus >= 0;
  return {
    isNegative: keepsMinus && /[1-9]/.test(digits),
    before: isBeside && !isForward ? before.slice(0, -1) : before,
    after: isBeside && isForward ? after.slice(1) : after,
  };
}

function inserting(text, { digits, start, before, after, keepsMinus, isWhole }, format) {
  const inserted = scan(text, format);
  const addsMinus = inserted.minus >= 0;
  if (!inserted.digits) {
    const kept = isWhole ? '' : digits.slice(0, digits.length - after.length);
    return addsMinus && start === 0 ? { isNegative: true, before: kept, after } : null;
  }
  const startsAmount = !withoutZeros(before);
  const amount = startsAmount && !after ? pasted(text, format) : null;
  return { isNegative: keepsMinus || (addsMinus && startsAmount), before: before + (amount ?? inserted.digits), after };
}

/** The digits of a text with decimals that replaces a whole amount. */
function pasted(text, format) {
  const amount = readAmount(text, format);
  if (!amount?.decimals || (format.decimals && amount.decimals > format.decimals)) return null;
  return withoutZeros(String(format.decimals ? rounded(amount, format.decimals) : amount.value / 10n ** BigInt(amount.decimals)));
}

function contentField({ isNegative, before, after }, format) {
  const digits = before + after;
  if (!digits) return isNegative ? field(format.minus, format.minus.length) : field('', 0);
  const ignored = Math.max(0, withoutZeros(digits).length - 38);
  return fieldOf(amountOf(isNegative, digits, format), Math.max(0, after.length - ignored), format);
}

/** The amount of some digits. Those that not each `Decimal` can hold are ignored. */
function amountOf(isNegative, digits, { decimals }) {
  return { isNegative, value: BigInt(withoutZeros(digits).slice(0, 38)), decimals };
}

function allDigits(text, format) {
  const { digits, minus } = scan(text, format);
  return digits ? amountOf(minus >= 0, digits, format) : null;
}

/** The field with an amount, with the caret before some digits. */
function fieldOf(amount, trailingCount, format) {
  const text = write(amount, format);
  const { places } = scan(text, format);
  const caret = trailingCount < places.length ? places.at(-1 - trailingCount).end : places[0]?.start ?? text.length;
  return field(text, caret, caret, plainText(amount));
}

/** The digits of an amount with other decimals, rounded half to even. */
function rounded({ value, decimals }, count) {
  if (count >= decimals) return value * 10n ** BigInt(count - decimals);
  const unit = 10n ** BigInt(decimals - count);
  const [whole, twice] = [value / unit, (value % unit) * 2n];
  return whole + (twice > unit || (twice === unit && whole % 2n) ? 1n : 0n);
}

function plainText({ isNegative, value, decimals }) {
  const digits = String(value).padStart(decimals + 1, '0');
  const integers = digits.length - decimals;
  return (isNegative ? '-' : '') + digits.slice(0, integers) + (decimals ? `.${digits.slice(integers)}` : '');
}

/** The text of an amount that has the decimals of the format. */
function write({ isNegative, value }, format) {
  const { decimals, groupingSeparator, groups: [size, others] } = format;
  const [integers, fraction] = plainText({ value, decimals }).split('.');
  const localized = (digits) => digits.replace(/./g, (digit) => String.fromCodePoint(format.zero.codePointAt(0) + +digit));
  const isGrouped = groupingSeparator && integers.length >= format.groupedCount;
  let [rest, text] = [integers, ''];
  for (let length = size; isGrouped && rest.length > length; length = others) {
    text = groupingSeparator + localized(rest.slice(-length)) + text;
    rest = rest.slice(0, -length);
  }
  const [prefix, suffix] = isNegative ? format.negative : format.positive;
  return prefix + localized(rest) + text + (fraction ? format.decimalSeparator + localized(fraction) : '') + suffix;
}
