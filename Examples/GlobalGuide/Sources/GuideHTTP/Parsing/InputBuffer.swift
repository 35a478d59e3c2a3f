/// The bytes that a client sent, and that no request contains yet.
struct InputBuffer {
  private(set) var bytes: [UInt8] = []
  /// Where the next request, line or body begins.
  private(set) var position = 0
  /// How many bytes after `position` have no line feed. So a line that comes in drops is searched only once.
  private var searched = 0

  /// How many bytes are not consumed.
  var count: Int { bytes.count - position }

  /// Adds bytes, and forgets those that are consumed.
  mutating func append(_ new: [UInt8]) {
    if count == 0 {
      bytes = new
    } else {
      bytes.removeFirst(position)
      bytes += new
    }
    position = 0
  }

  /// Consumes a line, and returns it without its CR and LF. It is `nil` as long as the line is not complete.
  mutating func line() throws(HTTPRefusal) -> ArraySlice<UInt8>? {
    guard let end = bytes[(position + searched)...].firstIndex(of: .lineFeed) else {
      searched = count
      return nil
    }
    guard end > position, bytes[end - 1] == .carriageReturn else { throw .lineEnd }
    defer {
      position = end + 1
      searched = 0
    }
    return bytes[position..<end - 1]
  }

  /// Consumes at most `length` bytes, as many as there are.
  mutating func take(_ length: Int) -> ArraySlice<UInt8> {
    let start = position
    position += min(length, count)
    searched = 0
    return bytes[start..<position]
  }
}
