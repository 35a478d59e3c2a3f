import Foundation

/// Prints progress to standard error, so standard output has only the report.
enum Progress {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
