/// What crosses between JavaScript and the module. Nothing else in the module is unsafe.
///
/// JavaScript writes the input of a call into the memory at `almanac_input`, and passes its length. The call returns
/// the length of its answer, which is at `almanac_output` until the next call, or -1 for none.
enum Edge {
  /// The value of a call without an answer.
  static let none: Int32 = -1

  /// Separates the texts of an input.
  static let separator: Character = "\u{1F}"

  /// An input of more bytes is refused, because no call needs one.
  private static let largestInput = 1 << 26

  nonisolated(unsafe) private static var input = CrossingBytes()
  nonisolated(unsafe) private static var output = CrossingBytes()

  /// The text of an input. What isn't UTF-8 is replaced, and a length beyond the memory gives an empty text.
  static func text(_ length: Int32) -> String { input.text(Int(length)) }

  /// The texts of an input, with empty ones for those that are missing.
  static func texts(_ length: Int32, count: Int) -> [String] {
    let texts = text(length).split(separator: separator, maxSplits: count - 1, omittingEmptySubsequences: false)
    return texts.map { String($0) } + Array(repeating: "", count: max(0, count - texts.count))
  }

  /// Answers with a text.
  static func answer(_ text: String) -> Int32 { output.set(text.utf8) }

  /// Answers with a text, or with nothing.
  static func answer(_ text: String?) -> Int32 { text.map { answer($0) } ?? none }

  /// Answers with bytes.
  static func answer(_ bytes: [UInt8]) -> Int32 { output.set(bytes) }

  /// Answers with rows of a list, three bytes each, the lowest one first, because a table can have a million.
  static func answer(_ rows: [Int]) -> Int32 {
    output.set(rows.flatMap { row in [0, 8, 16].map { UInt8(truncatingIfNeeded: row >> $0) } })
  }

  fileprivate static func reserve(_ length: Int32) -> UInt {
    length < 0 || length > largestInput ? 0 : input.reserve(Int(length))
  }

  fileprivate static var outputAddress: UInt { output.reserve(0) }
}

/// Makes room for an input, and returns its address, or 0 if the input is too long.
@_expose(wasm, "almanac_input")
@_cdecl("almanac_input")
func almanacInput(_ length: Int32) -> UInt { Edge.reserve(length) }

/// The address of the last answer.
@_expose(wasm, "almanac_output")
@_cdecl("almanac_output")
func almanacOutput() -> UInt { Edge.outputAddress }

/// Memory that JavaScript reads or writes. It only grows, so a program of a million calls needs that of the largest
/// one.
private struct CrossingBytes {
  private var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 12)

  /// Makes room for some bytes, and returns the address, or 0 if there's no memory for them. The room that there was
  /// stays then, for the next call.
  mutating func reserve(_ count: Int) -> UInt {
    if count > bytes.count {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, 2 * bytes.count))
      guard UInt(bitPattern: larger.baseAddress) != 0 else { return 0 }
      bytes.deallocate()
      bytes = larger
    }
    return UInt(bitPattern: bytes.baseAddress)
  }

  func text(_ count: Int) -> String {
    guard count >= 0, count <= bytes.count else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
  }

  mutating func set(_ contents: some Collection<UInt8>) -> Int32 {
    let count = contents.count
    // The page starts the module anew, and learns that the call has failed.
    precondition(reserve(count) != 0)
    _ = bytes.update(from: contents)
    return Int32(count)
  }
}
