/// A line on the terminal that shows what a run does and how far it is, if the run takes longer than a second.
///
/// It is drawn in place, and erased before anything else is printed. Any thread can call its functions.
public final class ProgressLine: @unchecked Sendable {
  /// Moves to the first column, and erases to the end of the line.
  static let erasure = "\r\u{1B}[K"

  private let queue = DispatchQueue(label: "almanac.progress")
  private let timer = DispatchSource.makeTimerSource()

  /// The terminal, or `nil` if there is none or the run has ended.
  private var terminal: Int32?

  private var step = ""
  private var done = 0
  private var count = 0
  private var drawn = ""

  /// Creates a line on standard error.
  ///
  /// There is no line if standard error is a file or a pipe, or a terminal that can't erase text.
  public convenience init() {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    self.init(isatty(STDERR_FILENO) == 1 && kind != "dumb" ? STDERR_FILENO : nil, delay: 1)
  }

  /// Creates a line on a terminal, by its file descriptor, that is drawn after a delay in seconds.
  init(_ terminal: Int32?, delay: Double) {
    self.terminal = terminal
    timer.schedule(deadline: .now() + delay, repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.activate()
  }

  /// Starts a step with a number of parts, such as "reading flags".
  func begin(_ step: String, count: Int) {
    queue.sync { (self.step, self.count, done) = (step, count, 0) }
  }

  /// Counts one more part of the step.
  func advance() {
    queue.sync { done += 1 }
  }

  /// Erases the line for good.
  ///
  /// - Parameter text: A message to leave on the terminal.
  public func end(_ text: String? = nil) {
    timer.cancel()
    queue.sync {
      if !drawn.isEmpty { write(Self.erasure) }
      if let text { write(text.singleLine + "\n") }
      terminal = nil
    }
  }

  /// Draws the line if it has changed.
  func draw() {
    queue.sync {
      let text = count > 1 ? "\(step): \(done) of \(count)" : step
      guard text != drawn else { return }
      write(Self.erasure + text)
      drawn = text
    }
  }

  /// Writes to the terminal, unless there is none.
  private func write(_ text: String) {
    if let terminal { StandardError.print(text, to: terminal) }
  }
}
