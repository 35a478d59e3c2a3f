import Foundation

/// Tells on the standard error what goes on, so that the report alone is on the standard output.
enum Progress {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
