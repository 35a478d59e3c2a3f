import Foundation

/// A data file in JSON.
struct DataFile: Sendable {
  /// Larger files are refused: the largest known data has a tenth of that.
  private static let largestByteCount = 1 << 24

  let root: JSONValue

  /// Reads a file, or says what is wrong with it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - origin: Where the file is named; a file that is not there is reported there.
  static func read(_ path: String, namedAt origin: SourceLocation) -> Result<DataFile, Diagnostic> {
    text(path, namedAt: origin).flatMap(parse)
  }

  /// Reads the text of a file of any format.
  static func text(_ path: String, namedAt origin: SourceLocation) -> Result<SourceText, Diagnostic> {
    guard FileManager.default.fileExists(atPath: path) else {
      return .failure(Diagnostic(.configPath, at: origin, "there is no file '\(path)'; it should hold the data"))
    }
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      guard let size, size.intValue <= largestByteCount else {
        let message = "the file is larger than \(largestByteCount) bytes; leave out what is not needed"
        return .failure(Diagnostic(.dataSize, at: SourceLocation(path: path), message))
      }
      return .success(try SourceText(readingFile: path))
    } catch {
      return .failure(.unreadable(path, error))
    }
  }

  /// Reads the JSON of a text.
  static func parse(_ text: SourceText) -> Result<DataFile, Diagnostic> {
    do throws(JSONParser.Failure) {
      return .success(DataFile(root: try JSONParser.parse(text, as: .json)))
    } catch {
      return .failure(Diagnostic(.dataSyntax, at: error.location, error.message))
    }
  }
}
