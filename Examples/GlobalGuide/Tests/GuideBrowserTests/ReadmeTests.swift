import Foundation
import Testing

extension BrowserTests {
  /// The pictures of `Scripts/screenshots`.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["GUIDE_SCREENSHOTS"] != nil, "It makes pictures only"))
  struct ReadmeTests {
    @Test func list() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        for code in ["ad", "au"] { try await browser.click("#\(code) .star") }
        try await browser.wait(until: "document.querySelectorAll('.star[aria-pressed=true]').length === 2")
        try await browser.run("document.activeElement.blur(); scrollTo(0, 0)")
        try await Self.picture("list", 1100, of: flow)
      }
    }

    @Test func country() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.useScheme("dark")
        try await browser.open("/country/ch")
        try await browser.wait(until: "!document.querySelector('.star').hidden")
        try await Self.picture("country", 1100, of: flow)
      }
    }

    @Test func emoji() async throws {
      try await Flow.run(width: 390) { flow in
        let browser = flow.browser
        try await browser.open("/emoji")
        try await browser.click(".tones [aria-label=Medium]")
        try await browser.choose("#emoji-language", "de")
        try await browser.fill("#emoji-query", "hand")
        try await browser.wait(until: "document.querySelector('#emoji-grid button').ariaLabel.includes('and')")
        try await browser.wait(until: "document.getElementById('emoji-grid').textContent.includes('🏽')")
        try await Self.picture("emoji", 390, of: flow)
      }
    }

    @Test func amounts() async throws {
      try await Flow.run(width: 390) { flow in
        let browser = flow.browser
        try await browser.open("/amounts")
        try await browser.choose("[name=currency]", "CHF")
        try await browser.choose("[name=locale]", "de_CH")
        try await browser.choose("[name=other]", "de_DE")
        try await browser.click("[name=text]")
        try await browser.type("123456789")
        try await browser.wait(until: "document.getElementById('amount').value.includes('1234567.89')")
        try await Self.picture("amounts", 390, of: flow)
      }
    }

    /// Takes a picture with two pixels for each point, and without the pointer on anything.
    private static func picture(_ name: String, _ width: Int, of flow: Flow) async throws {
      try await flow.browser.resize(width, 800, scale: 2)
      try await flow.browser.develop("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 0, "y": 0])
      try await flow.waitForImages()
      try await flow.browser.screenshot("readme-\(name)")
    }
  }
}
