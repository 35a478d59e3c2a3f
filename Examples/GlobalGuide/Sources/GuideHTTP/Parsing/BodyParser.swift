/// Reads a body as its bytes come.
struct BodyParser {
  private enum Part {
    case bytes(Int)
    case chunkSize
    case chunk(Int)
    case chunkEnd
    case trailer
  }

  /// The bytes of a line with the size of a chunk and its extensions.
  private static let longestChunkLine = 256

  private let limits: HTTPLimits
  private var part: Part
  private var trailerCount = 0
  private(set) var body: [UInt8] = []

  init(_ framing: BodyFraming, limits: HTTPLimits) {
    self.limits = limits
    switch framing {
    case .length(let length): part = .bytes(length)
    case .chunked: part = .chunkSize
    }
  }

  /// Consumes the bytes that belong to the body. The result is whether the body is complete.
  mutating func parse(_ input: inout InputBuffer) throws(HTTPRefusal) -> Bool {
    while true {
      switch part {
      case .bytes(let length):
        let rest = take(length, from: &input)
        part = .bytes(rest)
        return rest == 0
      case .chunk(let length):
        let rest = take(length, from: &input)
        part = rest == 0 ? .chunkEnd : .chunk(rest)
        if rest > 0 { return false }
      case .chunkSize, .chunkEnd, .trailer:
        guard let line = try input.line() else {
          try checkIncompleteLine(input.count)
          return false
        }
        if try parseLine(line) { return true }
      }
    }
  }

  /// Moves bytes to the body, and returns how many are missing.
  private mutating func take(_ length: Int, from input: inout InputBuffer) -> Int {
    let bytes = input.take(length)
    body += bytes
    return length - bytes.count
  }

  /// Reads a line between the bytes of chunks. The result is whether it is the last one.
  private mutating func parseLine(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> Bool {
    switch part {
    case .chunkEnd:
      guard line.isEmpty else { throw .chunk }
      part = .chunkSize
    case .trailer:
      // The server has no use for trailers. It reads them only to find the next request.
      trailerCount += line.count + 2
      guard trailerCount <= limits.head else { throw .headTooLarge }
      return line.isEmpty
    case .chunkSize, .bytes, .chunk:
      guard line.count <= Self.longestChunkLine else { throw .chunk }
      let size = try Self.size(line)
      guard size <= limits.body - body.count else { throw .bodyTooLarge }
      part = size == 0 ? .trailer : .chunk(size)
    }
    return false
  }

  private func checkIncompleteLine(_ count: Int) throws(HTTPRefusal) {
    if case .trailer = part {
      guard trailerCount + count <= limits.head else { throw .headTooLarge }
    } else {
      guard count <= Self.longestChunkLine + 2 else { throw .chunk }
    }
  }

  /// The size of a chunk, in the line before it. Extensions after it have no meaning for the server.
  private static func size(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> Int {
    let digits = line.prefix { $0.hexValue != nil }
    let rest = line[digits.endIndex...].drop(while: \.isWhiteSpace)
    guard !digits.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ";"), !line.contains(where: \.isForbidden) else {
      throw .chunk
    }
    guard digits.count <= 15 else { throw .bodyTooLarge }
    return digits.reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
  }
}
