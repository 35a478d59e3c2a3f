/// The stream for messages to people.
package enum StandardError {
  /// Prints a string. What can't be written is lost.
  package static func print(_ text: String) { print(text, to: STDERR_FILENO) }

  /// Prints a string to an open file.
  static func print(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)
    while !rest.isEmpty {
      let count = write(descriptor, rest, rest.count)
      if count < 0, errno != EINTR { return }
      rest.removeFirst(max(count, 0))
    }
  }
}
