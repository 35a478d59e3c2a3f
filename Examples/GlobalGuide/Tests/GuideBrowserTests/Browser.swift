import Foundation

/// A Chromium without windows and with an empty profile, over WebDriver.
struct Browser {
  /// Whether tests need the browser. `Scripts/setup` installs it on Linux, so there its absence is a failure.
  static var isExpected: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// A key as WebDriver names it.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case arrowLeft = "\u{E012}"
    case arrowRight = "\u{E014}"
    case arrowDown = "\u{E015}"
    case backspace = "\u{E003}"
    case delete = "\u{E017}"
    case home = "\u{E011}"
  }

  let driver: Driver
  private let session: String
  private let guide: URL

  private init(_ driver: Driver, for guide: RunningGuide) async throws {
    self.driver = driver
    self.guide = guide.address
    session = try await driver.open()
  }

  /// Starts a browser for the pages of a guide, uses it, and ends it in any case.
  static func use(
    for guide: RunningGuide,
    width: Int = 1280,
    height: Int = 900,
    _ steps: (Browser) async throws -> Void
  ) async throws {
    let driver = try Driver()
    var session: String?
    do {
      let browser = try await Browser(driver, for: guide)
      session = browser.session
      try await browser.resize(width, height)
      try await steps(browser)
    } catch {
      await driver.end(session)
      throw error
    }
    await driver.end(session)
  }

  // MARK: Pages

  /// Opens a page of the guide.
  func open(_ path: String) async throws {
    try await command("url", ["url": guide.absoluteString.dropLast() + path])
  }

  /// Opens the page again.
  func reload() async throws { try await command("refresh", [:]) }

  /// Runs the body of a function in the page. The texts are `arguments`; a promise is awaited.
  func run<Value: Decodable>(_ script: String, _ arguments: String...) async throws -> Value {
    try await command("execute/sync", ["script": script, "args": arguments])
  }

  /// Runs the body of a function in the page.
  func run(_ script: String, _ arguments: String...) async throws {
    try await command("execute/sync", ["script": script, "args": arguments])
  }

  /// How long a page may take until a test says what it lacks.
  private static let patience = Duration.seconds(300)

  /// Waits until an expression is true.
  func wait(until expression: String, _ arguments: String...) async throws {
    let end = ContinuousClock.now + Self.patience
    while ContinuousClock.now < end {
      let isTrue: Bool = try await command(
        "execute/sync",
        ["script": "return Promise.resolve(\(expression)).then(Boolean, () => false)", "args": arguments]
      )
      if isTrue { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    let text: String = try await run("return document.body.innerText.slice(0, 400)")
    throw Failure("Not true after \(Self.patience): \(expression), \(arguments). The page says: \(text)")
  }

  // MARK: Input

  /// Types into what has the focus.
  func type(_ text: String) async throws {
    let keys = text.flatMap { [["type": "keyDown", "value": "\($0)"], ["type": "keyUp", "value": "\($0)"]] }
    try await command("actions", ["actions": [["type": "key", "id": "keys", "actions": keys]]])
  }

  func press(_ keys: Key...) async throws { try await type(keys.map(\.rawValue).joined()) }

  /// Clicks an element as a pointer does, once a script shows it.
  func click(_ selector: String) async throws {
    try await wait(until: "document.querySelector(arguments[0])?.checkVisibility()", selector)
    let element: [String: String] = try await command("element", ["using": "css selector", "value": selector])
    guard let id = element.values.first else { throw Failure("There is no \(selector)") }
    try await command("element/\(id)/click", [:])
  }

  /// Replaces the text of a field.
  func fill(_ selector: String, _ text: String) async throws {
    try await run("const field = document.querySelector(arguments[0]); field.focus(); field.select()", selector)
    text.isEmpty ? try await press(.delete) : try await type(text)
  }

  /// Chooses an option by its value.
  func choose(_ selector: String, _ value: String) async throws {
    try await run(
      """
      const field = document.querySelector(arguments[0]);
      field.value = arguments[1];
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      """,
      selector,
      value
    )
  }

  // MARK: Views

  /// Sets the size of the page.
  func resize(_ width: Int, _ height: Int, scale: Int = 1) async throws {
    try await develop(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600]
    )
  }

  /// Shows the pages in the colors for light or dark surroundings.
  func useScheme(_ scheme: String) async throws {
    try await develop(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]]
    )
  }

  /// Sends a command of the DevTools protocol.
  func develop(_ name: String, _ parameters: [String: Any] = [:]) async throws {
    try await command("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Writes what the window shows, if `GUIDE_SCREENSHOTS` names a folder.
  func screenshot(_ name: String) async throws {
    guard let path = ProcessInfo.processInfo.environment["GUIDE_SCREENSHOTS"] else { return }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    struct Image: Decodable { let data: String }
    let nothing: [String: Any] = [:]
    let image: Image = try await command("goog/cdp/execute", ["cmd": "Page.captureScreenshot", "params": nothing])
    try Data(base64Encoded: image.data)?.write(to: folder.appendingPathComponent("\(name).png"))
  }

  /// A line of the console.
  struct Message: Decodable {
    let level: String
    let message: String
    let source: String?
  }

  /// The lines of the console since the last call.
  func console() async throws -> [Message] { try await command("se/log", ["type": "browser"]) }

  // MARK: Commands

  private func command(_ name: String, _ body: [String: Any]) async throws {
    let _: Ignored = try await command(name, body)
  }

  private func command<Value: Decodable>(_ name: String, _ body: [String: Any]) async throws -> Value {
    try await driver.send("\(session)/\(name)", body)
  }

  private struct Ignored: Decodable {
    struct Problem: Decodable { let error: String }

    init(from decoder: any Decoder) throws {
      // The value of a command can be anything; that of a failure has an error.
      if let problem = try? Problem(from: decoder) { throw Failure(problem.error) }
    }
  }
}
