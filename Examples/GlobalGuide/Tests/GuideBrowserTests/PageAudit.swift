/// Scripts that look for faults in a page.
enum PageAudit {
  /// What leaves the page sideways, what covers something else, and words that continue on the next line.
  static let layout = """
    const faults = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`);
    const shown = [...document.querySelectorAll('main *, header *')].filter((element) => {
      return element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, option, .skip');
    });
    const name = (element) => `${element.tagName} ${element.id || element.className} ${element.textContent.slice(0, 30)}`;
    for (const element of shown) {
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) faults.push(`${name(element)} leaves the page`);
    }
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    // Japanese and Chinese have no spaces between words. The name of an emoji without a glyph is in a cell of its size.
    const breaks = /[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]/u;
    while (texts.nextNode()) for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s-]+-*/g)) {
      if (breaks.test(word) || texts.currentNode.parentElement.closest('.missing')) continue;
      const range = new Range();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (word.length < 15 && lines.size > 1) faults.push(`${word} is broken`);
    }
    const parts = shown.filter((element) => !element.firstElementChild || element.matches('a, button, label'))
      .filter((element) => element.getBoundingClientRect().top < 3000);
    for (const [index, one] of parts.entries()) for (const other of parts.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      // A text that continues on the next line has a rectangle for each line.
      const overlap = [...one.getClientRects()].some((a) => [...other.getClientRects()].some((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
      }));
      const isSticky = Boolean(one.closest('header, #picked')) !== Boolean(other.closest('header, #picked'));
      if (overlap && !isSticky) faults.push(`${name(one)} and ${name(other)} overlap`);
    }
    return faults.slice(0, 8);
    """

  /// Barriers for readers who use a keyboard, a screen reader, or low contrast.
  static let accessibility = """
    const faults = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element) => element.ariaLabel || [...(element.labels ?? [])].map((l) => l.textContent.trim()).join('')
      || element.textContent.trim() || element.alt || '';
    if (!document.documentElement.lang) faults.push('no language');
    if (!document.title) faults.push('no title');
    if (all('h1').length !== 1) faults.push(`${all('h1').length} h1`);
    for (const landmark of ['header', 'nav[aria-label]', 'main']) if (all(landmark).length !== 1) faults.push(`no ${landmark}`);
    if (!all('[role=status], [aria-live]').length) faults.push('nothing announces');
    let level = 0;
    for (const heading of all('h1, h2, h3, h4')) {
      if (Number(heading.tagName[1]) > level + 1) faults.push(`${heading.tagName} after h${level}`);
      level = Number(heading.tagName[1]);
    }
    const ids = all('[id]').map(({ id }) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`id ${id} twice`);
    for (const control of all('a, button, input, select, [role=img]').filter(shown)) {
      if (!name(control)) faults.push(`${control.outerHTML.slice(0, 80)} has no name`);
      const { width, height } = (control.closest('label.check') ?? control).getBoundingClientRect();
      if (!control.matches('.skip, [role=img], p:not(.inline) > a') && Math.min(width, height) < 24) {
        faults.push(`${name(control)} is ${Math.round(width)} by ${Math.round(height)}`);
      }
    }
    for (const image of all('img')) if (!image.hasAttribute('alt')) faults.push(`${image.src} has no alt`);
    const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
    const light = (color) => numbers(color).slice(0, 3).map((part) => part / 255)
      .map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
      .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
    const behind = (element) => {
      for (let one = element; one; one = one.parentElement) {
        const color = getComputedStyle(one).backgroundColor;
        if ((numbers(color)[3] ?? 1) === 1) return color;
      }
      return 'rgb(255, 255, 255)';
    };
    for (const element of all('body *').filter(shown)) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (!hasText && !element.matches('input, select, .star') || element.closest('svg, option')) continue;
      const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => b - a);
      const contrast = (one + .05) / (other + .05);
      if (contrast < 4.5) faults.push(`${name(element).slice(0, 30)} has a contrast of ${contrast.toFixed(2)}`);
    }
    return faults.slice(0, 8);
    """

  /// The position of the element with the focus among all elements, -1 for none, or -2 if the focus cannot be seen.
  static let focus = """
    const element = document.activeElement;
    if (element === document.body) return -1;
    const { top, bottom, left } = element.getBoundingClientRect();
    const isInView = top < innerHeight && bottom > 0 && left >= 0;
    const isMarked = getComputedStyle(element).outlineStyle !== 'none' && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
    return isInView && isMarked ? [...document.querySelectorAll('*')].indexOf(element) : -2;
    """

  /// What the first view took, in bytes and milliseconds.
  static let figures = """
    const entries = (type) => new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
    const sum = (list, key) => list.reduce((sum, entry) => sum + entry[key], 0);
    return (async () => ({
      'bytes': sum([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => !name.endsWith('/api/offline')), 'transferSize'),
      'first paint': (await entries('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? -1,
      'largest contentful paint': (await entries('largest-contentful-paint')).at(-1)?.startTime ?? -1,
      'layout shift': sum(await entries('layout-shift'), 'value'),
      'long tasks': (await entries('longtask')).length,
    }))();
    """
}
