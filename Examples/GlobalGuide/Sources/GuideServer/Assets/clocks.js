// Lets the clocks of a page go on. A copy of the page begins with an old time.
'use strict';

const parts = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
};

function tick() {
  for (const clock of document.querySelectorAll('[data-zone]')) {
    try {
      const options = { ...parts[clock.className], timeZone: clock.dataset.zone };
      clock.textContent = new Intl.DateTimeFormat(document.documentElement.lang, options).format();
    } catch { /* The browser doesn't know this zone, or no offset. */ }
  }
  setTimeout(tick, 60_000 - Date.now() % 60_000);
}

tick();
