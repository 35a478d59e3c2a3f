// Lets the clocks of a page go on. A copy of the page begins with an old time.
'use strict';

const parts = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
};

function tick() {
  for (const clock of document.querySelectorAll('[data-zone]')) {
    try {
      // Some sources have offsets such as "UTC+01:00" for the names of zones.
      const timeZone = clock.dataset.zone.replace(/^UTC(?=.)/, '').replace('−', '-');
      const options = { ...parts[clock.className], timeZone };
      clock.textContent = new Intl.DateTimeFormat(document.documentElement.lang, options).format();
    } catch { /* The browser doesn't know this zone, or no offsets. */ }
  }
  setTimeout(tick, 60_000 - Date.now() % 60_000);
}

tick();
