import Foundation
import TestSupport

/// The program that starts Chromium and controls it, and a folder for the files of both.
struct Driver {
  private static let program = "/usr/bin/chromedriver"

  /// It starts in a third of the time of the Chromium with windows, and shows the same pages. Debian's command is a
  /// script that waits for the program, so that the driver would end only the script.
  private static let chromium = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"]

  let process: ChildProcess
  let folder: TemporaryFolder
  private let port: UInt16

  init() throws {
    // Chromium leaves parts of its profile if it is still writing them at the end, so the profile is in a folder that
    // is removed after that.
    folder = try TemporaryFolder()
    process = try Self.start(in: folder)
    // "ChromeDriver was started successfully on port 12345."
    guard let port = process.greeting.split(whereSeparator: { !$0.isNumber }).last.flatMap({ UInt16($0) }) else {
      throw Failure("chromedriver said \(process.greeting)")
    }
    self.port = port
  }

  /// The driver needs the same port for IPv4 and IPv6, and ends if its choice is in use.
  private static func start(in folder: TemporaryFolder) throws -> ChildProcess {
    func start() throws -> ChildProcess {
      try ChildProcess(
        URL(fileURLWithPath: program),
        ["--port=0"],
        environment: ["TMPDIR": folder.path],
        readyWhenItSays: "successfully on port"
      )
    }
    guard FileManager.default.isExecutableFile(atPath: program) else { throw missing }
    for _ in 0..<5 { if let process = try? start() { return process } }
    return try start()
  }

  private static let missing = Failure(
    "There is no browser or driver. Run: Scripts/setup chromium-headless-shell chromium-driver"
  )

  /// Starts a browser, and returns the path of its session.
  func open() async throws -> String {
    guard let chromium = Self.chromium.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Self.missing
    }
    let options: [String: Any] = [
      "goog:chromeOptions": [
        "binary": chromium,
        // In a container, the sandbox of Chromium has no rights, and /dev/shm is small.
        "args": [
          "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
          // No smaller than the pages, or pictures have a black edge.
          "--window-size=1400,1100",
        ],
      ],
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    struct Session: Decodable { let sessionId: String }
    let answer: Session = try await send("/session", ["capabilities": ["alwaysMatch": options]])
    return "/session/\(answer.sessionId)"
  }

  func send<Value: Decodable>(_ path: String, _ body: [String: Any]) async throws -> Value {
    let data = try await Exchange(
      port: port,
      method: "POST",
      path: path,
      body: JSONSerialization.data(withJSONObject: body)
    ).answer()
    do {
      return try JSONDecoder().decode(Answer<Value>.self, from: data).value
    } catch {
      throw Failure("\(path): \(String(decoding: data.prefix(600), as: UTF8.self))")
    }
  }

  private struct Answer<Value: Decodable>: Decodable { let value: Value }

  /// Ends a session and with it Chromium, the driver, and what is left of either, and removes their files.
  func end(_ session: String?) async {
    if let session {
      _ = try? await Exchange(port: port, method: "DELETE", path: session, body: Data(), deadline: 5).answer()
    }
    process.end(with: SIGTERM, within: .seconds(5))
    folder.remove()
  }
}
