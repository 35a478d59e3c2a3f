// Makes elements. Strings never become markup.

/** An element with attributes, and children that are elements or strings. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ''));
  return element;
}

function address(entry) { return `#/${entry.kind}/${encodeURIComponent(entry.code)}`; }

function link(entry, text, attributes) { return make('a', { href: address(entry), ...attributes }, text ?? entry.name); }

/** The elements with a separator between them. */
function joined(elements, separator = ', ') {
  return elements.flatMap((element, index) => (index ? [separator, element] : [element]));
}

function image(flag, label) {
  if (!flag.data) return make('span', { class: 'blank', role: 'img', 'aria-label': `${label} (broken)` }, 'broken');
  return make('img', { src: `data:image/png;base64,${flag.data}`, alt: label, width: flag.width, height: flag.height,
    loading: 'lazy', decoding: 'async' });
}

/** The values of a fact, as links if they are codes of other entries. */
function values(owner, fact) {
  const kind = relations.get(fact.label);
  return fact.values.map((value) => {
    const target = kind && entry(kind, value);
    // The emoji itself is a fact, too.
    if (target && target !== owner) return link(target, target.kind === 'currencies' ? target.code : target.name, language(target));
    return make('span', tongue(owner, fact.label), written(owner.kind, fact.label, value));
  });
}

/** The notations of some facts' numbers: groups, units and leading zeros. */
const notations = {
  countries: {
    'population': grouped, 'area': (value) => `${grouped(value)} km²`, 'coordinate': degrees,
    'numeric code': threeDigits, 'calling codes': (value) => `+${value}`,
  },
  currencies: { 'numeric code': threeDigits },
};

function written(kind, label, value) { return notations[kind]?.[label]?.(value) ?? value; }

/** A number with separators. A target with errors can contain any string. */
function grouped(text) { return text.trim() && Number.isFinite(Number(text)) ? format(Number(text)) : text; }

function threeDigits(text) { return text.padStart(3, '0'); }

/** A coordinate such as `46.9° N, 7.4° E`. */
function degrees(text) {
  const side = (number, positive, negative) => `${Math.abs(number)}° ${number < 0 ? negative : positive}`;
  const [latitude, longitude] = text.split(', ').map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}` : text;
}

/** The language and the direction of a fact's values. */
function tongue(owner, label) {
  const named = /^(?:name|keyword) in (.+)$/.exec(label);
  if (named) return { lang: named[1], dir: 'auto' };
  if (label === 'native name' && owner.kind === 'languages') {
    return { lang: owner.code, dir: owner.values('written')[0] === 'right to left' ? 'rtl' : 'ltr' };
  }
  return /name/.test(label) ? { dir: 'auto' } : {};
}

/** The direction of the name of an entry, which can be in any language. */
function language(entry) { return entry.name === entry.code ? {} : { dir: 'auto' }; }

/** The size of a file, in decimal units. */
function bytes(count) {
  if (count < 1e3) return `${count} bytes`;
  const [size, unit] = count < 1e6 ? [count / 1e3, 'kB'] : [count / 1e6, 'MB'];
  return `${size.toFixed(1)} ${unit}`;
}

/** The number 1234.56, cut to the minor units of a currency, with its symbol. It shows facts, and isn't a locale's format. */
function example(currency) {
  const digits = currency.values('minor units')[0];
  if (digits === undefined) return '–';
  const symbol = currency.values('symbol')[0] ?? currency.code;
  const [whole, fraction] = ['1,234', '5600'.slice(0, Number(digits))];
  return symbol + (/\p{L}$/u.test(symbol) ? '\u00A0' : '') + whole + (fraction ? `.${fraction}` : '');
}
