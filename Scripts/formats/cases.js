// What is compared in each locale.

/** Currencies with 0, 2, 3 and 4 digits, and those with symbols or formats of their own. */
const currencies = (
  'EUR USD JPY GBP CHF INR KWD BRL CNY RUB TRY SEK NOK DKK PLN CZK HUF RON ISK AED SAR EGP TND ILS IRR AFN PKR BDT NPR MMK THB '
  + 'VND KRW TWD HKD AUD CAD NZD MXN ARS CLP COP CLF UYW BHD XAU XXX CVE BYN UAH PHP BMD XOF XAF XCD XPF ZWG LAK KES GEL'
).split(' ');

/** Zeros, halves at each digit, numbers around each limit of a group, and up to 38 digits. */
const amounts = (
  '0 -0 1 -1 0.5 1.5 -2.5 0.05 0.15 0.005 0.015 -0.005 0.025 0.0005 -0.0015 0.00005 0.00015 9.995 999.4999 999.5 -999.995 '
  + '1000 -1000.01 9999.99 9999.995 10000 99999.95 100000 -999999.9999 1000000 10000000 12345678.9 -1234567890.12 '
  + '123456789012345 999999999999999.5 -1234567890123456789.125 123456789012345678901234567890.12345678 '
  + '12345678901234567890123456789012345678 -99999999999999999999999999999999999999 0.99999999999999999999999999999999999999'
).split(' ');

/** The options of all currencies and amounts. */
const options = ['standard', 'accounting', 'standard narrow', 'standard code'];

const fewerCurrencies = 'EUR USD JPY CHF INR KWD CVE CLF'.split(' ');

const fewerAmounts = '0 -0 0.5 -0.5 1.25 -1.35 -0.004 999.995 -1234.5 10000.0001 -12345678.90625 123456789012345678.9'.split(' ');

/** The options of a few currencies and amounts. The names are those that `AmountFormat.apply(option:)` in TestSupport reads. */
const furtherOptions = [
  ...['standard', 'standard code', 'accounting', 'accounting narrow', 'accounting code'].flatMap((form) => [
    `${form} always`, `${form} exceptZero`, `${form} negative`,
  ]),
  // Not in accounting, where Intl writes the standard pattern instead, which can have the symbol on the other side.
  ...['standard', 'standard narrow', 'standard code'].map((form) => `${form} never`),
  ...['accounting narrow', 'accounting code', 'standard ungrouped', 'accounting code ungrouped'],
  ...['0-0', '0-2', '1-1', '1-3', '3-3', '2-20', '0-20'].map((decimals) => `standard ${decimals}`),
  ...['halfEven', 'halfExpand', 'ceil', 'floor', 'expand', 'trunc'].flatMap((rounding) => [
    `standard ${rounding}`, `accounting 0-1 ${rounding}`, `standard 0-0 always ${rounding}`,
  ]),
];

/** The options of compact amounts, of all currencies or of a few. */
const compactOptions = ['compact', 'compact accounting', 'compact narrow', 'compact code'];

const furtherCompactOptions = [
  ...['always', 'exceptZero', 'negative', 'never', 'ungrouped', '0-0', '0-2', '1-1', '2-2'].map((option) => `compact ${option}`),
  ...['halfExpand', 'ceil', 'floor', 'expand', 'trunc'].map((rounding) => `compact ${rounding}`),
];

/** Numbers around each power of ten, of all plural categories, and halves where compact amounts are rounded. */
const compactAmounts = (
  '0 -0 0.001 0.0449 0.05 0.996 1 -1.25 1.35 2 9.95 -9.949 12.5 99.5 999 999.4 999.5 1000 -1001 1050 1150 2000 3000 5000 -9949 9950 '
  + '9999 10000 11000 12345 99499 99500 99950 100000 -123456 150000 999499 999500 1000000 1250000 -2000000 3000000 9999999 10000000 '
  + '99500000 100000000 -987654321 1000000000 9950000000 10000000000 99999999999 100000000000 1000000000000 15000000000000 '
  + '999999999999999 1000000000000000 -12345678901234567 99500000000000000000 12345678901234567890123456789012345678'
).split(' ');

/** The options of amounts with names, of all currencies or of a few. */
const namedOptions = ['named', 'named 0-0'];

const furtherNamedOptions = [
  ...['always', 'exceptZero', 'negative', 'never', 'ungrouped', 'accounting', '0-2', '1-1', '1-3', '3-3'].map((option) => `named ${option}`),
  ...['halfExpand', 'ceil', 'floor', 'expand', 'trunc'].map((rounding) => `named 0-1 ${rounding}`),
];

/** Numbers of all plural categories, with and without decimals. */
const namedAmounts = (
  '0 -0 1 -1 2 3 5 6 11 12 19 20 21 22 25 100 101 102 103 111 1.1 0.1 1.5 -1.01 2.2 0.95 0.996 0.004 -0.004 10.1 21.21 1000 1001 -1234.5 '
  + '12345 123456.789 1000000 2000000 -1000001 12345678.9 12345678901234567890123456789012345678'
).split(' ');

/** The options of ranges, of all currencies or of a few. */
const rangeOptions = ['range', 'range accounting'];

const furtherRangeOptions = [
  ...['narrow', 'code', 'always', 'exceptZero', 'negative', 'never', 'ungrouped', '0-0', '0-2', '1-1'].map((option) => `range ${option}`),
  ...['always', 'negative', '0-0'].map((option) => `range accounting ${option}`),
];

/** Ranges of both signs, of amounts that are rounded to the same one, and in the wrong order. */
const rangeAmounts = (
  '3:5 -5:-3 -3:5 -3:3 0:5 -0:0 -0:5 0:-0 3:3 -3:-3 0:0 -0:-0 2.999:3.001 0.996:1.004 -0.001:0.001 5:3 1000:2000 -12345.67:98765.4321 '
  + '1:12345678901234567890.12 0.001:0.002 999.995:1000'
).split(' ');

/** Formats with their amounts. */
const requests = [
  ...currencies.flatMap((currency) => options.map((one) => ({ currency, options: one, amounts }))),
  ...fewerCurrencies.flatMap((currency) => furtherOptions.map((one) => ({ currency, options: one, amounts: fewerAmounts }))),
  ...currencies.flatMap((currency) => compactOptions.map((one) => ({ currency, options: one, amounts: compactAmounts }))),
  ...fewerCurrencies.flatMap((currency) => furtherCompactOptions.map((one) => ({ currency, options: one, amounts: compactAmounts }))),
  ...currencies.flatMap((currency) => namedOptions.map((one) => ({ currency, options: one, amounts: namedAmounts }))),
  ...fewerCurrencies.flatMap((currency) => furtherNamedOptions.map((one) => ({ currency, options: one, amounts: namedAmounts }))),
  ...currencies.flatMap((currency) => rangeOptions.map((one) => ({ currency, options: one, amounts: rangeAmounts }))),
  ...fewerCurrencies.flatMap((currency) => furtherRangeOptions.map((one) => ({ currency, options: one, amounts: rangeAmounts }))),
];

const signs = ['always', 'exceptZero', 'negative', 'never'];
const widths = { narrow: 'narrowSymbol', code: 'code' };
const roundings = ['halfEven', 'halfExpand', 'ceil', 'floor', 'expand', 'trunc'];

/** The options of `Intl.NumberFormat` that mean the same. */
function intlOptions({ currency, options }) {
  const result = { style: 'currency', currency, roundingMode: 'halfEven' };
  for (const option of options.split(' ')) {
    if (option === 'accounting') result.currencySign = option;
    if (option === 'compact') result.notation = option;
    if (option === 'named') result.currencyDisplay = 'name';
    if (option === 'ungrouped') result.useGrouping = false;
    if (signs.includes(option)) result.signDisplay = option;
    if (widths[option]) result.currencyDisplay = widths[option];
    if (roundings.includes(option)) result.roundingMode = option;
    const decimals = /^(\d+)-(\d+)$/.exec(option);
    if (decimals) {
      result.minimumFractionDigits = Number(decimals[1]);
      result.maximumFractionDigits = Number(decimals[2]);
    }
  }
  return result;
}

module.exports = { requests, intlOptions };
