// Compares the texts of locales, in a thread of its own, and sends the result of each.

const { execFileSync } = require('node:child_process');
const { parentPort, workerData } = require('node:worker_threads');
const { requests, intlOptions } = require('./cases');

const tag = (locale) => locale.replaceAll('_', '-');

/** Whether ICU has data for a locale, and does not use those of another. */
function isShared(locale) {
  try {
    return new Intl.NumberFormat(tag(locale)).resolvedOptions().locale === tag(locale);
  } catch {
    // `en_US_POSIX` is no tag.
    return false;
  }
}

/** The texts of all requests that AmountFormat writes. */
function ownTexts(locale, requests) {
  const input = requests.map(({ currency, options, amounts }) => [locale, currency, options, amounts.join(' ')].join('\t') + '\n');
  const output = execFileSync(workerData.program, { input: input.join(''), maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'inherit'] });
  return output.toString().trimEnd().split('\n').map((line) => line.split('\t'));
}

/** The same hash in every run (the finalizer of MurmurHash3). */
function hash(number) {
  let value = number;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The lines of a record: texts that do not differ, chosen by the numbers of the lines. */
function sample(texts, lines) {
  return lines.map((line) => {
    for (let attempt = 0; ; attempt += 1) {
      const [first, second] = [hash(line * 64 + attempt), hash(line * 64 + attempt + 32)];
      const { request, own, others } = texts[first % texts.length];
      const index = second % others.length;
      if (own[index] === others[index]) {
        return [line, [request.currency, request.options, request.amounts[index], others[index]]];
      }
    }
  });
}

/** The text of ICU. In a language whose names Almanac does not have, the code is in place of the name. */
function otherText(locale, { currency, options }, format, amount) {
  if (options.includes('range')) return format.formatRange(...amount.split(':'));
  const isNamed = !options.includes('named') || workerData.languages.includes(locale.split('_')[0]);
  if (isNamed) return format.format(amount);
  // In Romanian, the part can begin with a word of the pattern.
  const word = (value) => (locale.startsWith('ro') && value.startsWith('de ') ? 'de ' : '');
  const text = ({ type, value }) => (type === 'currency' ? word(value) + currency : value);
  return format.formatToParts(amount).map(text).join('');
}

function compare({ locale, lines }) {
  const own = ownTexts(locale, requests);
  const texts = requests.map((request, index) => {
    const format = new Intl.NumberFormat(tag(locale), intlOptions(request));
    return { request, own: own[index], others: request.amounts.map((amount) => otherText(locale, request, format, amount)) };
  });
  const differences = [];
  let count = 0;
  for (const { request, own, others } of texts) {
    others.forEach((other, index) => {
      count += 1;
      if (own[index] === other) return;
      differences.push({ locale, currency: request.currency, options: request.options, amount: request.amounts[index], own: own[index], other });
    });
  }
  return { locale, count, differences, sample: sample(texts, lines) };
}

if (parentPort) parentPort.on('message', (task) => parentPort.postMessage(compare(task)));

module.exports = { isShared };
