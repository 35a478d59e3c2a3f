import Foundation
import Testing

/// A guide and a browser for one test, which fails if a script or the policy of a page complains.
struct Flow {
  let guide: RunningGuide
  let browser: Browser

  /// What pages do when they have been shown for some milliseconds.
  enum Delay: Int {
    case module = 2000
    case copies = 1500
  }

  /// Runs steps with a new guide and a new browser. Its pages don't wait before they do what `hurried` has.
  static func run(width: Int = 1280, hurried: [Delay] = [], _ steps: (Flow) async throws -> Void) async throws {
    let guide = try RunningGuide()
    try await Browser.use(for: guide, width: width) { browser in
      let hurry = """
        const wait = setTimeout;
        globalThis.setTimeout = (action, time) => wait(action, \(hurried.map(\.rawValue)).includes(time) ? 0 : time);
        """
      try await browser.develop("Page.addScriptToEvaluateOnNewDocument", ["source": "{ \(hurry) }"])
      try await steps(Flow(guide: guide, browser: browser))
      let complaints = try await browser.console().filter { message in
        // A request that the server does not answer is the point of a test without a server.
        message.source != "network" || message.message.contains("Content Security Policy")
      }
      #expect(complaints.map(\.message) == [])
    }
  }

  /// The codes of the cards that the list shows.
  func cards() async throws -> [String] {
    try await browser.run("return [...document.querySelectorAll('.card:not([hidden])')].map((card) => card.id)")
  }

  /// Types a query into the search, and waits until the address has it, which changes with the list.
  func search(_ query: String) async throws -> [String] {
    try await browser.fill("input[name=q]", query)
    try await browser.wait(
      until: """
        (new URLSearchParams(location.search).get('q') ?? '') === arguments[0] && !document.querySelector('[aria-busy]')
        """,
      query
    )
    return try await cards()
  }

  /// What a screen reader announced last.
  func announcement() async throws -> String {
    try await browser.run("return document.getElementById('status').textContent")
  }

  /// Waits until the images in view are shown.
  func waitForImages() async throws {
    let visible = "[...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)"
    try await browser.wait(until: "\(visible).every((one) => one.complete && one.naturalWidth)")
  }

  /// Waits until the page has what it needs to answer without the server.
  func waitForModule() async throws {
    guard try await browser.run("return loading.then(() => true, () => false)") else {
      throw Failure("The page cannot load the module. Run: Scripts/guide-module")
    }
  }

  /// Waits until the service worker has copied the guide.
  func waitForCopies() async throws {
    // The worker needs the module, too.
    try await waitForModule()
    try await browser.wait(until: "navigator.serviceWorker.controller")
    let version = "caches.match('/version').then((found) => found?.json()).then((found) => found?.version)"
    try await browser.wait(until: version)
  }
}
