import Foundation

/// The reason why the guide does not run, and the exit status: 1 if it cannot run, 2 if the call is wrong.
struct OptionsError: Error {
  let reason: String
  let status: Int32

  init(_ reason: String, status: Int32 = 2) {
    self.reason = reason
    self.status = status
  }
}

/// The options of the command line.
struct GuideOptions {
  static let help = """
    USAGE: GlobalGuide [--port PORT] [--host ADDRESS] [--source URL] [--data FOLDER] [--deadline SECONDS]
                       [--log]

      --port PORT      The port; 0 for any free one. Default: the first free one from 8080 to 8099.
      --host ADDRESS   The address to listen on. Default: 127.0.0.1, which only this computer reaches.
      --source URL     The countries of a server in the format of REST Countries. Default: those in the program.
      --data FOLDER    The folder of favorites and copies. Default: GlobalGuide in the user's folder for such data.
      --deadline SECONDS
                       How long requests and slow clients may take. Default: 10 to 60 seconds, depending on what takes long.
      --log            Write each request as a line of JSON to the standard output.
      --help           Show this text.
    """

  static let ports: ClosedRange<UInt16> = 8080...8099

  private(set) var port: UInt16?
  private(set) var host = "127.0.0.1"
  private(set) var source: URL?
  private(set) var data: URL
  private(set) var deadline: Duration?
  private(set) var logs = false
  private(set) var showsHelp = false

  init(_ arguments: some Sequence<String>) throws(OptionsError) {
    let standard = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    data = (standard ?? FileManager.default.temporaryDirectory).appendingPathComponent("GlobalGuide")
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--port":
        guard let port = UInt16(try Self.value(of: name, &arguments)) else {
          throw OptionsError("--port must be a number from 0 to 65535.")
        }
        self.port = port
      case "--host": host = try Self.value(of: name, &arguments)
      case "--source":
        let text = try Self.value(of: name, &arguments)
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
          throw OptionsError("--source must be an address that begins with http:// or https://.")
        }
        source = url
      case "--data": data = URL(fileURLWithPath: try Self.value(of: name, &arguments), isDirectory: true)
      case "--deadline":
        guard let seconds = UInt16(try Self.value(of: name, &arguments)), seconds > 0 else {
          throw OptionsError("--deadline must be a number of seconds from 1 to 65535.")
        }
        deadline = .seconds(Int(seconds))
      case "--log": logs = true
      case "--help", "-h": showsHelp = true
      default: throw OptionsError("There is no option '\(name)'.\n\n\(Self.help)")
      }
    }
  }

  private static func value(of name: String, _ arguments: inout ArraySlice<String>) throws(OptionsError) -> String {
    guard let value = arguments.popFirst(), !value.isEmpty else { throw OptionsError("\(name) needs a value.") }
    return value
  }
}
