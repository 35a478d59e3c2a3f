/// Reads a head, line by line, as its bytes come.
struct HeadParser {
  private let limits: HTTPLimits
  private var head: RequestHead?
  private var consumed = 0
  private var isAfterEmptyLine = false

  init(limits: HTTPLimits) { self.limits = limits }

  /// Consumes the lines that are complete. It is `nil` as long as the head is not complete.
  mutating func parse(_ input: inout InputBuffer) throws(HTTPRefusal) -> RequestHead? {
    while let line = try input.line() {
      consumed += line.count + 2
      guard consumed <= limits.head else { throw head == nil ? .lineTooLong : .headTooLarge }
      guard head != nil else {
        try begin(line)
        continue
      }
      if line.isEmpty { return head }
      guard (head?.headers.fields.count ?? 0) < limits.fields else { throw .headTooLarge }
      try head?.addField(line: line)
    }
    let limit = head == nil ? min(limits.requestLine + 2, limits.head) : limits.head
    guard consumed + input.count <= limit else { throw head == nil ? .lineTooLong : .headTooLarge }
    return nil
  }

  private mutating func begin(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    // Some clients send an empty line after a body. RFC 9112 asks a server to ignore it.
    if line.isEmpty, !isAfterEmptyLine {
      isAfterEmptyLine = true
      return
    }
    guard line.count <= limits.requestLine else { throw .lineTooLong }
    head = try RequestHead(line: line)
  }
}
