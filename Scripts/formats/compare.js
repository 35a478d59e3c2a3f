// Compares the texts of all locales on all cores: compare.js PROGRAM [--record FILE] [LOCALE...]

const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { Worker } = require('node:worker_threads');
const { requests } = require('./cases');
const { KnownDifferences, line } = require('./known');
const { isShared } = require('./locale');

const recordedLines = 3000;
const columns = ['locale', 'currency', 'options', 'amount', 'text'];

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The options of the command line. */
function parsed([program, ...rest]) {
  const result = { program, locales: [] };
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--record') result.record = rest.shift() ?? fail('error: --record needs a file');
    else if (word.startsWith('-')) fail(`error: there is no option ${word}`);
    else result.locales.push(word);
  }
  if (result.record && result.locales.length > 0) fail('error: a record is of all locales');
  return result;
}

/** The locales to compare, and the languages in which Almanac names currencies. */
function chosen({ program, locales }) {
  const [all, currencies, languages] = execFileSync(program, ['list']).toString().trimEnd().split('\n').map((line) => line.split(' '));
  const missing = requests.find(({ currency }) => !currencies.includes(currency));
  if (missing) fail(`error: the enum of currencies has no ${missing.currency}`);
  const shared = all.filter(isShared);
  const unknown = locales.find((locale) => !shared.includes(locale));
  if (unknown) fail(`error: Almanac and ICU do not both have the locale ${unknown}`);
  return { locales: locales.length > 0 ? locales : shared, languages };
}

/** The tasks: locales, and the numbers of their lines in a record. */
function tasks(locales) {
  const tasks = locales.map((locale) => ({ locale, lines: [] }));
  for (let line = 0; line < recordedLines; line += 1) tasks[line % tasks.length].lines.push(line);
  return tasks;
}

/** The results of all tasks, in their order. Each thread gets a task after the other. */
async function run(workerData, tasks) {
  const results = new Map();
  const rest = [...tasks];
  const threads = Math.min(os.availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: threads }, () => new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'locale.js'), { workerData });
    const next = () => {
      const task = rest.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(resolve);
    };
    worker.on('error', reject);
    worker.on('message', (result) => {
      results.set(result.locale, result);
      next();
    });
    next();
  })));
  return tasks.map(({ locale }) => results.get(locale));
}

function write(file, samples) {
  const lines = samples.sort((first, second) => first[0] - second[0]).map(([, fields]) => fields.join('\t'));
  fs.writeFileSync(file, [columns.join('\t'), ...lines, ''].join('\n'));
}

async function main() {
  const options = parsed(process.argv.slice(2));
  const { locales, languages } = chosen(options);
  const known = new KnownDifferences();
  const samples = [];
  let [count, unknown] = [0, 0];
  for (const result of await run({ program: options.program, languages }, tasks(locales))) {
    count += result.count;
    for (const [number, fields] of result.sample) samples.push([number, [result.locale, ...fields]]);
    for (const difference of result.differences.filter((one) => !known.has(one))) {
      unknown += 1;
      console.log(line(difference));
    }
  }
  if (options.record) write(options.record, samples);
  for (const example of known.examples()) console.log(example);
  console.log(`${count} texts in ${locales.length} locales, ${unknown} differences that are not known`);
  const errors = known.stale(new Set(locales));
  if (unknown > 0) errors.push('error: texts differ; correct them, or say why in Scripts/formats/known-differences.tsv');
  if (errors.length === 0) return;
  console.error(errors.join('\n'));
  // Not `process.exit`, which loses what a pipe has not taken yet.
  process.exitCode = 1;
}

main().catch((error) => fail(`error: ${error.message}`));
