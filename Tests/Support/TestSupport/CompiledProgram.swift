#if os(Linux) || os(macOS)
  public import Foundation

  /// A program that the compiler makes of the Swift files in a folder and of libraries that the tests were built with.
  ///
  /// It takes a fraction of the time of a package, and tells as much of generated code. Warnings are errors.
  public struct CompiledProgram: Sendable {
    /// The sources were refused, or the program failed.
    public struct Failure: Error, CustomStringConvertible {
      /// What was said.
      public let description: String

      /// Creates an error with what was said.
      public init(description: String) { self.description = description }
    }

    /// The folder of the products of the build that the tests belong to.
    public static let products: URL = {
      let program = URL(fileURLWithPath: CommandLine.arguments[0], isDirectory: false).resolvingSymlinksInPath()
      var folder = program.deletingLastPathComponent()
      while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path + "/Modules") {
        folder.deleteLastPathComponent()
      }
      return folder
    }()

    private let folder: URL

    /// Compiles the files in a folder and its subfolders.
    ///
    /// - Parameters:
    ///   - folder: The folder, which also gets the program.
    ///   - libraries: The modules that the files import, and those that these need.
    /// - Throws: `Failure` with what the compiler said.
    public init(_ folder: URL, libraries: [String]) throws {
      self.folder = folder
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let products = Self.products
      let objects = try libraries.flatMap { library in
        let build = products.appendingPathComponent("\(library).build", isDirectory: true)
        // The folder can also contain the objects of sources that were removed since.
        let sources = try String(contentsOf: build.appendingPathComponent("sources"), encoding: .utf8)
        return sources.split(separator: "\n").map { path in
          "\(build.path)/\(path.split(separator: "/").last ?? "").o"
        }
      }
      let result = try CommandResult.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Program", "-o", "program"]
          + ["-I", products.path + "/Modules"] + names.filter { $0.hasSuffix(".swift") }.sorted() + objects,
        in: folder
      )
      guard result.status == 0 else { throw Failure(description: String(result.output.suffix(4000))) }
    }

    /// Runs the program.
    public func run(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> CommandResult {
      try CommandResult.run([folder.path + "/program"] + arguments, in: folder, environment: environment)
    }

    /// Compiles the files in a folder, and returns what their program prints, without blocking a thread of other tests.
    public static func output(of folder: URL, libraries: [String]) async throws -> String {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            with: Result {
              let result = try CompiledProgram(folder, libraries: libraries).run()
              guard result.status == 0 else { throw Failure(description: "status \(result.status): \(result.output)") }
              return result.output
            }
          )
        }
      }
    }
  }
#endif
