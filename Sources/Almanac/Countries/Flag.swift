/// A flag embedded in the binary.
///
/// Its sizes are known at once; its PNG file is unpacked each time `png` is asked for.
public struct Flag: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The size of the PNG file in bytes.
  public let byteCount: Int

  let firstGroup: Int
  let packed: PackedBytes

  /// The PNG file: the bytes of the image that the flag was generated from.
  ///
  /// - Complexity: O(`byteCount`), with one allocation.
  public var png: [UInt8] { packed.bytes(from: firstGroup, count: byteCount) }
}
