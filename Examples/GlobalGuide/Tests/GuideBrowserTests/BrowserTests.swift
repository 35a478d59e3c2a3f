import Testing

/// The guide in a browser. One test at a time, because a browser needs the whole machine.
@Suite(
  .serialized,
  .enabled(if: Browser.isExpected, "Chromium and its driver are only looked for on Linux"),
  .timeLimit(.minutes(60))
)
struct BrowserTests {}
