import ArgumentParser
import Dispatch
import Foundation
import Guide
import GuideServer
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The guide to the countries of the world, in a browser.
@main
struct GlobalGuide: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GlobalGuide",
    abstract: "Serves a guide to the countries of the world, and prints its address."
  )

  private static let ports: ClosedRange<UInt16> = 8080...8099

  @Option(help: "The port; 0 for any free one. (default: the first free one from 8080 to 8099)")
  var port: UInt16?

  @Option(help: "The address to listen on. By default, only this computer reaches the guide.")
  var host = "127.0.0.1"

  @Option(
    help: "The countries of a server in the format of REST Countries. (default: those in the program)",
    transform: Self.source
  )
  var source: URL?

  @Option(
    help: "A file with the key that REST Countries 5 asks for. (default: the variable GUIDE_SOURCE_KEY)",
    transform: Self.key(in:)
  )
  var sourceKeyFile: String?

  @Option(
    help: "Where to store favorites and cached data. (default: GlobalGuide in your application support folder)",
    transform: { URL(fileURLWithPath: $0, isDirectory: true) }
  )
  var data: URL?

  @Option(
    help: ArgumentHelp(
      "How long requests and slow clients may take. (default: 10 to 60 seconds, depending on what takes long)",
      valueName: "seconds"
    )
  )
  var deadline: UInt16?

  @Flag(help: "Write each answer as a line of JSON to the standard output.")
  var log = false

  private static func source(_ text: String) throws -> URL {
    guard let url = RESTCountries.address(text) else {
      throw ValidationError("It must be an address that begins with http:// or https://.")
    }
    return url
  }

  /// Reads the key in a file. A key on a command line would be visible to everybody on the computer.
  private static func key(in path: String) throws -> String {
    let text = try? String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let text, !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw ValidationError("It must be a file with the key in one line.")
    }
    return text
  }

  func validate() throws {
    if sourceKeyFile != nil, source == nil { throw ValidationError("--source-key-file needs --source.") }
    if deadline == 0 { throw ValidationError("--deadline must be at least one second.") }
  }

  /// Waits for the guide. The main thread of an asynchronous `main` exits instead, for which glibc loads libgcc: that
  /// would be another file to deploy. The task is detached, because this thread can't run it.
  func run() {
    Task.detached {
      do { try await serve() } catch { Self.exit(withError: error) }
      Self.exit()
    }
    DispatchSemaphore(value: 0).wait()
  }

  private func serve() async throws {
    let responder = try app().responder
    let ports = port.map { $0...$0 } ?? Self.ports
    for port in ports {
      do {
        return try await serve(responder, on: port)
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        if port < ports.upperBound { Self.write("Port \(port) is in use.\n", to: .standardError) }
      } catch let error as IOError {
        throw Failure("Port \(port) on \(host) can't be used: \(String(cString: strerror(error.errnoCode))).")
      } catch is SocketAddressError.UnknownHost {
        throw Failure("There's no address '\(host)'. Choose another one with --host ADDRESS.")
      }
    }
    let tried =
      ports.count == 1 ? "Port \(ports.lowerBound)" : "Each port from \(ports.lowerBound) to \(ports.upperBound)"
    throw Failure("\(tried) on \(host) can't be used. Choose another one with --port PORT.")
  }

  private func app() throws -> GuideApp {
    let standard = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let data = data ?? (standard ?? FileManager.default.temporaryDirectory).appendingPathComponent("GlobalGuide")
    let key = sourceKeyFile ?? ProcessInfo.processInfo.environment["GUIDE_SOURCE_KEY"]
    let source: any CountrySource =
      source.map { RESTCountries(url: $0, key: key, folder: data) } ?? EmbeddedCountries()
    let library = GuideLibrary(source: source)
    do {
      let favorites = try FavoriteStore(folder: data.appendingPathComponent("favorites")) { code in
        if let index = await library.load().index { return index.country(code) != nil }
        // Without countries, any code can be one that the source has again later. Longer texts would fill the disk.
        return code.utf8.count == 2 && code.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      }
      return GuideApp(library: library, flags: FlagImageViewModel(folder: source.flagFolder), favorites: favorites)
    } catch {
      throw Failure("\(error) Choose another folder with --data FOLDER.")
    }
  }

  private func serve(_ responder: some HTTPResponder<BasicRequestContext>, on port: UInt16) async throws {
    let server = GuideServer.application(
      responder,
      host: host,
      port: Int(port),
      limits: deadline.map { ServerLimits(deadlines: .seconds(Int64($0))) } ?? ServerLimits(),
      log: log ? Logger(label: "guide") { _ in JSONLogHandler { Self.write($0, to: .standardOutput) } } : nil
    ) { port in
      Self.write("http://\(host.contains(":") ? "[\(host)]" : host):\(port)/\n", to: .standardOutput)
    }
    var configuration = ServiceGroupConfiguration(
      services: [server],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: server.logger
    )
    // Requests that run have some seconds.
    configuration.maximumGracefulShutdownDuration = .seconds(5)
    try await ServiceGroup(configuration: configuration).run()
  }

  private static func write(_ text: String, to file: FileHandle) { write(Data(text.utf8), to: file) }

  /// Writes a line at once, also to a pipe. The guide doesn't end because the disk is full, or nobody reads any more.
  private static func write(_ line: Data, to file: FileHandle) { try? file.write(contentsOf: line) }
}

/// Why the guide doesn't run.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
