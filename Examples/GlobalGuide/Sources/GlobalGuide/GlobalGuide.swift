import Dispatch
import Foundation
import Guide
import GuideHTTP
import GuideServer

/// The guide to the countries of the world, in a browser.
@main
struct GlobalGuide {
  /// Waits for the guide. The main thread of an asynchronous `main` exits instead, for which glibc loads libgcc: that would be
  /// another file to deploy. The task is detached, because this thread cannot run it.
  static func main() {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await run()
      end.signal()
    }
    end.wait()
  }

  private static func run() async {
    do throws(OptionsError) {
      let options = try GuideOptions(CommandLine.arguments.dropFirst())
      if options.showsHelp { return print(GuideOptions.help) }
      try await serve(options)
    } catch {
      fail(error.reason, status: error.status)
    }
  }

  private static func serve(_ options: GuideOptions) async throws(OptionsError) {
    let source: any CountrySource =
      options.source.map { RESTCountries(url: $0, folder: options.data) } ?? EmbeddedCountries()
    let library = GuideLibrary(source: source)
    let app: GuideApp
    do {
      let favorites = try FavoriteStore(folder: options.data.appendingPathComponent("favorites")) { code in
        if let index = await library.load().index { return index.country(code) != nil }
        // Without countries, any code can be one that the source has again later. Longer texts would fill the file.
        return code.utf8.count == 2 && code.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      }
      app = GuideApp(library: library, flags: FlagImageViewModel(folder: source.flagFolder), favorites: favorites)
    } catch {
      throw OptionsError("\(error) Choose another folder with --data FOLDER.", status: 1)
    }
    let server = try server(options) { await app.answer($0) }
    say("http://\(options.host.contains(":") ? "[\(options.host)]" : options.host):\(server.port)/")
    let stop = stop(server)
    defer { for source in stop { source.cancel() } }
    do { try await server.run() } catch { throw OptionsError("The server has stopped. \(error)", status: 1) }
  }

  /// A server on the port, or on the next free one if the port was not asked for.
  private static func server(
    _ options: GuideOptions,
    handler: @escaping HTTPHandler
  ) throws(OptionsError) -> HTTPServer {
    let ports = options.port.map { $0...$0 } ?? GuideOptions.ports
    for port in ports {
      do {
        return try HTTPServer(
          host: options.host,
          port: port,
          limits: options.deadline.map(HTTPLimits.init(deadlines:)) ?? HTTPLimits(),
          log: AccessLog.log(options),
          handler: HostRule.guarding(options.host, handler)
        )
      } catch {
        if port < ports.upperBound { note("Port \(port) is in use.") }
      }
    }
    let tried =
      ports.count == 1 ? "Port \(ports.lowerBound)" : "Each port from \(ports.lowerBound) to \(ports.upperBound)"
    throw OptionsError("\(tried) on \(options.host) cannot be used. Choose another one with --port PORT.", status: 1)
  }

  /// Stops the server when the program is asked to end. Requests that run have some seconds.
  private static func stop(_ server: HTTPServer) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { Task { await server.stop(grace: .seconds(5)) } }
      source.resume()
      return source
    }
  }

  /// Writes a line at once, also to a pipe.
  private static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

  private static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  private static func fail(_ reason: String, status: Int32) -> Never {
    note(reason)
    exit(status)
  }
}
