import Foundation

/// A program that only reads the inputs of the generator, which is the minimum for every generator.
enum ReadingProgram {
  /// Decodes the JSON files among its arguments, reads the others, and prints the number of bytes.
  private static let source = """
    import Foundation

    var count = 0
    for path in CommandLine.arguments.dropFirst() {
      let data = try Data(contentsOf: URL(filePath: path))
      if path.hasSuffix(".json") { _ = try JSONSerialization.jsonObject(with: data) }
      count += data.count
    }
    print(count)

    """

  /// Compiles the program, and an empty one.
  static func build(in folder: URL) throws -> (reading: URL, empty: URL) {
    (try SwiftProgram.compile("Reading", source, in: folder), try SwiftProgram.compile("Empty", "", in: folder))
  }
}
