import Foundation

/// A progress line on the terminal. It prints nothing if standard error is not a terminal.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Replaces the text of the line.
  func show(_ text: String) {
    // Move to the first column, and clear to the end of the line.
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
  }

  /// Ends the line, optionally with a final text.
  func end(_ text: String?) {
    show(text ?? "")
    if isShown, text != nil { FileHandle.standardError.write(Data("\n".utf8)) }
  }
}
