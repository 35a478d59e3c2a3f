// Which emoji the reader's fonts lack.
'use strict';

const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
const context = canvas.getContext('2d', { willReadFrequently: true });
context.font = `20px ${getComputedStyle(document.querySelector('.glyphs')).fontFamily}`;
const width = context.measureText('😀').width;
const hasColors = !isColorless('😀');
// Characters of Unicode 12 and later, all of which have colors.
const newer = /^[\u{1F6D5}-\u{1F6DF}\u{1FA70}-\u{1FAFF}]/u;

/**
 * Whether the reader's fonts lack an emoji. A sequence that they lack is as wide as its parts, and the box that stands for a
 * character has no color.
 */
function isMissing(character) {
  if (Math.abs(context.measureText(character).width / width - 1) > .2) return true;
  return hasColors && newer.test(character) && isColorless(character);
}

function isColorless(character) {
  context.clearRect(0, 0, 32, 32);
  context.fillText(character, 0, 24);
  const { data } = context.getImageData(0, 0, 32, 32);
  return !data.some((part, index) => index % 4 < 2 && Math.abs(part - data[index + 1]) > 30);
}

for (const part of document.querySelectorAll('.glyphs .chip > span')) part.hidden = isMissing(part.textContent);
const glyph = document.querySelector('.glyph');
if (glyph && isMissing(glyph.textContent)) {
  glyph.hidden = true;
  document.getElementById('no-glyph').hidden = false;
}
