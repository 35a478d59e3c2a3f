import Foundation

/// The same flags as arrays of bytes in C: the limit for the CPU time to compile them.
///
/// The file embeds them with C23's `#embed`. If the compiler does not know it, an assembler embeds them with `.incbin`.
struct EmbedLimit {
  let title: String

  /// Compiles a file with nothing in it, and the file with the flags.
  private let sources: [URL]
  private let language: [String]

  /// Writes the files into a folder.
  init(_ flags: FlagSet, folder: URL) throws {
    for flag in flags.files {
      try ConsumerPackage(folder: folder).write(flag.png, to: "\(flag.code).png")
    }
    let names = flags.files.map(\.code)
    let c = names.map { "const unsigned char flag_\($0)[] = {\n#embed \"\($0).png\"\n};\n" }.joined()
    let assembler = names.map { ".globl flag_\($0)\nflag_\($0):\n.incbin \"\($0).png\"\n" }.joined()
    for (name, text) in [("empty.c", ""), ("flags.c", c), ("empty.s", ""), ("flags.s", ".data\n\(assembler)")] {
      try ConsumerPackage(folder: folder).write(text, to: name)
    }
    let embed = ["-std=c23"]
    let knowsEmbed = (try? Self.compile(folder.appending(path: "flags.c"), embed)) != nil
    title = knowsEmbed ? "#embed in C" : ".incbin in assembler"
    language = knowsEmbed ? embed : []
    sources = ["empty", "flags"].map { folder.appending(path: "\($0).\(knowsEmbed ? "c" : "s")") }
  }

  /// The compiler calls: for the file with nothing in it, and for the flags. Each returns its CPU time in seconds.
  func calls(_ configuration: BuildConfiguration) -> [() throws -> Double] {
    let options = language + [configuration == .debug ? "-O0" : "-O2", "-g"]
    return sources.map { source in
      {
        // The first call after another compiler takes longer, which is more than the difference of the files.
        try Self.compile(source, options)
        return try Self.compile(source, options)
      }
    }
  }

  @discardableResult
  private static func compile(_ source: URL, _ options: [String]) throws -> Double {
    let arguments = ["clang"] + options + ["-c", source.lastPathComponent]
    return try ChildProcess(arguments: arguments, folder: source.deletingLastPathComponent()).run().cpuSeconds
  }
}
