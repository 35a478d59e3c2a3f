import Foundation
import Testing

extension BrowserTests {
  /// The pictures of `Scripts/screenshots`.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["GUIDE_SCREENSHOTS"] != nil, "It makes pictures only"))
  struct ReadmeTests {
    @Test func list() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.resize(1100, 800)
        try await browser.open("/")
        for code in ["ad", "au"] { try await browser.click("#\(code) .star") }
        try await browser.wait(until: "document.querySelectorAll('.star[aria-pressed=true]').length === 2")
        try await browser.run("document.activeElement.blur(); scrollTo(0, 0)")
        try await flow.waitForImages()
        try await browser.screenshot("readme-list")
      }
    }

    @Test func country() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.useScheme("dark")
        try await browser.open("/country/ch")
        try await browser.wait(until: "!document.querySelector('.star').hidden")
        try await browser.resize(1100, 800)
        try await flow.waitForImages()
        try await browser.screenshot("readme-country")
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
        try await browser.screenshot("readme-emoji")
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
        try await browser.wait(until: "document.getElementById('amount').value === '1234567.89'")
        try await browser.screenshot("readme-amounts")
      }
    }
  }
}
