/// A flag embedded in the binary.
///
/// Reading the sizes is cheap. Every access to `png`, and every call of `withPNG(_:)`, unpacks the file.
public struct Flag: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The size of the PNG file in bytes.
  public let byteCount: Int

  let firstGroup: Int
  let packed: PackedBytes

  /// The PNG file.
  ///
  /// It contains the pixels of the file that the flag was generated from, in fewer bytes if possible. With `shrink:
  /// false` in `almanac.json`, it is exactly that file.
  ///
  /// - Complexity: O(`byteCount`), with one allocation.
  public var png: [UInt8] { packed.bytes(from: firstGroup, count: byteCount) }

  /// Calls a closure with the bytes of the PNG file, for code that only reads or copies them.
  ///
  /// ```swift
  /// let file = Country.us.flag.withPNG { Data($0) }
  /// ```
  ///
  /// - Parameter body: A closure that receives the bytes, which are valid only until it returns.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(`byteCount`). It creates no array: up to 1,024 bytes are on the stack, and the memory for more is
  ///   freed after the call.
  public func withPNG<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try packed.withBytes(from: firstGroup, count: byteCount, body)
  }
}

/// The flags of a generated enum: their sizes and PNG files, embedded in the binary.
///
/// Generated code creates it from a literal. Group 0 of the literal holds the number of flags. Then each flag has two
/// groups: its first group and byte count, then its width and height, in 28 bits each. The files follow, and each file
/// starts a new group.
public struct _FlagTable: Sendable {
  private let packed: PackedBytes

  /// Creates a table that reads a literal in place.
  ///
  /// - Parameter literal: A table that the generator wrote.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  public init(_ literal: StaticString) {
    packed = PackedBytes(literal)
    precondition(1 + 2 * count <= packed.groupCount, "The flag table ends within its directory.")
  }

  /// The number of flags.
  public var count: Int { Int(packed.word(at: 0)) }

  /// The flag at an index.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(1). It doesn't unpack the PNG file.
  public subscript(index: Int) -> Flag {
    precondition(index >= 0 && index < count, "There is no flag \(index) in a table of \(count).")
    let file = packed.word(at: 1 + 2 * index)
    let size = packed.word(at: 2 + 2 * index)
    return Flag(
      width: Self.low(size),
      height: Self.high(size),
      byteCount: Self.high(file),
      firstGroup: Self.low(file),
      packed: packed
    )
  }

  private static func low(_ word: UInt64) -> Int { Int(word & (1 &<< TableLayout.bitsPerFlagNumber - 1)) }
  private static func high(_ word: UInt64) -> Int { Int(word &>> TableLayout.bitsPerFlagNumber) }
}
