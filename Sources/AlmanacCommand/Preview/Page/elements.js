// Makes elements. Texts never become markup.

/** An element with attributes, and children that are elements or texts. */
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
  const kind = relations[owner.kind][fact.label];
  return fact.values.map((value) => {
    const target = kind && entry(kind, value);
    if (target) return link(target, target.kind === 'currencies' ? target.code : target.name, language(target));
    return make('span', tongue(owner, fact.label), value);
  });
}

/** The language and the direction of the text of a fact. */
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

function bytes(count) { return count < 1000 ? `${count} bytes` : `${(count / 1000).toFixed(1)} kB`; }

/** The number 1234.56, cut to the minor units of a currency, with its symbol. It shows facts, and is no format of a locale. */
function example(currency) {
  const digits = currency.values('minor units')[0];
  if (digits === undefined) return '–';
  const symbol = currency.values('symbol')[0] ?? currency.code;
  const [whole, fraction] = ['1,234', '5600'.slice(0, Number(digits))];
  return symbol + (/\p{L}$/u.test(symbol) ? '\u00A0' : '') + whole + (fraction ? `.${fraction}` : '');
}
