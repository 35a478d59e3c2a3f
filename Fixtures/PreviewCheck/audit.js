// Finds what keeps people from using a page: missing names, low contrast, and content that is wider than the page.

/** The problems of a page, or of one element in it. */
function audit(page, root = page.documentElement) {
  return [...names(page, root), ...structure(page), ...contrasts(page, root)];
}

function describe(element) {
  const text = (element.textContent || element.id || '').trim().slice(0, 30);
  return `${element.localName}.${element.className} '${text}'`;
}

function isVisible(element) { return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0; }

/** The text that a screen reader reads. */
function spoken(element) {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return label.trim();
  return [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return node.nodeType === Node.ELEMENT_NODE && node.getAttribute('aria-hidden') !== 'true' ? spoken(node) : '';
  }).join('').trim();
}

function names(page, root) {
  const problems = [];
  for (const element of root.querySelectorAll('a, button, h1, h2, h3, th')) {
    if (isVisible(element) && !spoken(element)) problems.push(`no name: ${describe(element)}`);
  }
  for (const element of root.querySelectorAll('img, [role=img]')) {
    if (!spoken(element)) problems.push(`no text for an image: ${describe(element)}`);
  }
  for (const field of page.querySelectorAll('input')) {
    if (![...field.labels].some((label) => label.textContent.trim())) problems.push(`no label: ${field.id}`);
  }
  for (const target of page.querySelectorAll('[aria-labelledby], [aria-describedby]')) {
    const ids = [target.getAttribute('aria-labelledby'), target.getAttribute('aria-describedby')].filter((id) => id);
    // A dialog has its title only while it is open.
    if (target.localName === 'dialog' && !target.open) continue;
    for (const id of ids) if (!page.getElementById(id)) problems.push(`no element '${id}' for ${describe(target)}`);
  }
  return problems;
}

function structure(page) {
  const problems = [];
  const needed = ['html[lang]', 'title', 'main', 'header', 'nav[aria-label]', '[role=search]', '[role=status]', 'h1', 'a.skip'];
  for (const selector of needed) if (!page.querySelector(selector)) problems.push(`no ${selector}`);
  const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
  if (new Set(ids).size !== ids.length) problems.push('two elements have the same id');
  let level = 0;
  for (const heading of page.querySelectorAll('h1, h2, h3')) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) problems.push(`a level is missing before ${describe(heading)}`);
    level = next;
  }
  for (const item of page.querySelectorAll('li')) {
    if (item.parentElement.localName !== 'ul') problems.push(`not in a list: ${describe(item)}`);
  }
  for (const table of page.querySelectorAll('table')) {
    const headers = [...table.querySelectorAll('th')];
    if (headers.length === 0 || headers.some((header) => !header.scope)) problems.push(`no scope in ${describe(table)}`);
  }
  return problems;
}

function channels(text) {
  const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
  return { red, green, blue, alpha };
}

function luminance({ red, green, blue }) {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two opaque colors (WCAG 2.2). */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function background(element) {
  for (let current = element; current; current = current.parentElement) {
    const color = channels(current.ownerDocument.defaultView.getComputedStyle(current).backgroundColor);
    if (color.alpha === 1) return color;
  }
  return { red: 255, green: 255, blue: 255 };
}

/** What the style of an element depends on. */
function path(element) {
  return element.parentElement ? `${path(element.parentElement)} ${element.localName}.${element.className}` : '';
}

function contrasts(page, root) {
  const problems = new Set();
  const known = new Set();
  for (const element of root.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!hasText && element.localName !== 'input' || known.has(path(element)) || !isVisible(element)) continue;
    known.add(path(element));
    const style = page.defaultView.getComputedStyle(element);
    const found = contrast(channels(style.color), background(element));
    if (found < 4.5) problems.add(`contrast ${found.toFixed(2)}: ${element.localName}.${element.className}`);
  }
  const input = page.querySelector('input');
  const hint = page.defaultView.getComputedStyle(input, '::placeholder');
  if (contrast(channels(hint.color), background(input)) < 4.5) problems.add('contrast of the placeholder');
  return [...problems];
}
