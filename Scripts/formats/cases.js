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
  ...['standard', 'standard code', 'accounting', 'accounting narrow', 'accounting code'].map((form) => `${form} always`),
  // Not in accounting, where Intl writes the standard pattern instead, which can have the symbol on the other side.
  ...['standard', 'standard narrow', 'standard code'].map((form) => `${form} never`),
  ...['accounting narrow', 'accounting code', 'standard ungrouped', 'accounting code ungrouped'],
  ...['0-0', '0-2', '1-1', '1-3', '3-3', '2-20', '0-20'].map((decimals) => `standard ${decimals}`),
  ...['halfEven', 'halfExpand', 'ceil', 'floor', 'expand', 'trunc'].flatMap((rounding) => [
    `standard ${rounding}`, `accounting 0-1 ${rounding}`, `standard 0-0 always ${rounding}`,
  ]),
];

/** Formats with their amounts. */
const requests = [
  ...currencies.flatMap((currency) => options.map((one) => ({ currency, options: one, amounts }))),
  ...fewerCurrencies.flatMap((currency) => furtherOptions.map((one) => ({ currency, options: one, amounts: fewerAmounts }))),
];

const signs = { always: 'always', never: 'never' };
const widths = { narrow: 'narrowSymbol', code: 'code' };
const roundings = ['halfEven', 'halfExpand', 'ceil', 'floor', 'expand', 'trunc'];

/** The options of `Intl.NumberFormat` that mean the same. */
function intlOptions({ currency, options }) {
  const result = { style: 'currency', currency, roundingMode: 'halfEven' };
  for (const option of options.split(' ')) {
    if (option === 'accounting') result.currencySign = option;
    if (option === 'ungrouped') result.useGrouping = false;
    if (signs[option]) result.signDisplay = signs[option];
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
