// Reads the data, and finds entries by their codes.

const data = JSON.parse(document.getElementById('data').textContent);
const fold = makeFold(data.folds);

/** The section that the code in a fact belongs to, by label: the name of one entry or of several. */
const relations = new Map([['borders', 'countries'],
  ...data.sections.flatMap((section) => [[section.singular, section.kind], [section.kind, section.kind]])]);

const atlas = new Map(data.sections.map((section) => {
  const entries = section.entries.map((raw, index) => {
    const facts = raw.facts.map(([label, origin, ...values]) => (
      { label: data.labels[label], origin: data.origins[origin], values }));
    const values = (label) => facts.filter((fact) => fact.label === label).flatMap((fact) => fact.values);
    const code = facts[0].values[0];
    return {
      kind: section.kind, index, code, facts, values, search: raw.search, rank: raw.rank ?? index, expression: raw.expression,
      name: values('name')[0] ?? code, case: raw.expression.slice(section.type.length),
      image: raw.flag === undefined ? undefined : data.flags[raw.flag], label: raw.label, isOther: raw.isOther === true,
    };
  });
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  return [section.kind, { kind: section.kind, type: section.type, entries, byCode }];
}));

/** The entry with a code. For a language, also the closest one that includes it: `zh` for `zh-Hant`. */
function entry(kind, code) {
  const section = atlas.get(kind);
  if (kind !== 'languages') return section?.byCode.get(code);
  const parts = code.split('-');
  for (; parts.length > 0; parts.pop()) {
    const found = section?.byCode.get(parts.join('-'));
    if (found) return found;
  }
  return undefined;
}
