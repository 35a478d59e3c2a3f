import Foundation

/// A line on the terminal that says what is being done; nothing where the standard error is no terminal.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    // To the first column, and what is behind the cursor goes.
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
  }

  /// Ends the line, with a last text if there is one.
  func end(_ text: String?) {
    show(text ?? "")
    if isShown, text != nil { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
