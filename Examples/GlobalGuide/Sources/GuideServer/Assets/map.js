// The map of a country: zooms and moves by buttons, keys, the wheel and the pointer. Without scripts, it stays as it is.
'use strict';

const map = document.querySelector('.map');
const names = map.querySelector('.names');
const home = map.getAttribute('viewBox').split(' ').map(Number);
const pointers = new Map();
let view = home;

function show([x, y, width, height]) {
  view = [x, y, width, height];
  map.setAttribute('stroke-width', width / 900);
  // Names are as large on a phone as elsewhere. Farther away they would lie on each other.
  names.setAttribute('font-size', Math.max(width / 40, 12 * width / map.clientWidth));
  map.classList.toggle('far', width > home[2] * 1.2);
  map.setAttribute('viewBox', view.join(' '));
  // One finger scrolls the page until the reader has zoomed.
  map.classList.toggle('moved', view.some((part, index) => part !== home[index]));
}

/** Zooms around a point, which is given in parts of the width and the height. */
function zoom(factor, across = .5, down = .5) {
  const [x, y, width, height] = view;
  const wide = Math.min(Math.max(width * factor, 60), 10800);
  const high = wide / 1.5;
  move([x + (width - wide) * across, y + (height - high) * down, wide, high]);
}

/** Zooms around a point of the window. */
function zoomAround(x, y, factor) {
  const { left, top, width, height } = map.getBoundingClientRect();
  zoom(factor, (x - left) / width, (y - top) / height);
}

/** Shows a part of the map. Its middle stays in the world. */
function move([x, y, width, height]) {
  show([x, Math.min(Math.max(y, -height / 2), 3600 - height / 2), width, height]);
}

const pan = (across, down) => move([view[0] + across * view[2], view[1] + down * view[3], view[2], view[3]]);

const actions = {
  '+': () => zoom(1 / 1.5), '=': () => zoom(1 / 1.5), '-': () => zoom(1.5), 0: () => show(home),
  ArrowLeft: () => pan(-.1, 0), ArrowRight: () => pan(.1, 0), ArrowUp: () => pan(0, -.1), ArrowDown: () => pan(0, .1),
};
const tools = document.createElement('div');
tools.className = 'tools';
for (const [sign, name, key] of [['+', text('zoomIn'), '+'], ['−', text('zoomOut'), '-'], ['⟲', text('resetMap'), '0']]) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: sign, ariaLabel: name, title: name });
  button.addEventListener('click', actions[key]);
  tools.append(button);
}
map.parentElement.append(tools);
new ResizeObserver(() => show(view)).observe(map);
map.tabIndex = 0;
map.setAttribute('aria-keyshortcuts', '+ - 0 ArrowLeft ArrowRight ArrowUp ArrowDown');
map.addEventListener('keydown', (event) => {
  if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  actions[event.key]();
});
map.addEventListener('wheel', (event) => {
  // The wheel alone scrolls the page. A touchpad that pinches sends it with the key.
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomAround(event.clientX, event.clientY, Math.exp(event.deltaY / 300));
}, { passive: false });
map.addEventListener('pointerdown', (event) => {
  pointers.set(event.pointerId, event);
  map.setPointerCapture(event.pointerId);
});
for (const name of ['pointerup', 'pointercancel']) map.addEventListener(name, ({ pointerId }) => pointers.delete(pointerId));
map.addEventListener('pointermove', (event) => {
  const old = pointers.get(event.pointerId);
  if (!old) return;
  const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
  if (other) {
    const distance = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    // The other finger's place stays under it.
    zoomAround(other.clientX, other.clientY, distance(old) / Math.max(distance(event), 1));
  } else {
    const { width, height } = map.getBoundingClientRect();
    pan((old.clientX - event.clientX) / width, (old.clientY - event.clientY) / height);
  }
  pointers.set(event.pointerId, event);
});
