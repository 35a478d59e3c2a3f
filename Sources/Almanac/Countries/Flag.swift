/// A flag embedded in the binary.
///
/// The sizes are read at once. The PNG file is unpacked on each access to `png`.
public struct Flag: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The size of the PNG file in bytes.
  public let byteCount: Int

  let firstGroup: Int
  let packed: PackedBytes

  /// The PNG file. It has the pixels of the file that the flag was generated from, in fewer bytes if that is possible. With
  /// `shrink: false` in `almanac.json`, it is exactly that file.
  ///
  /// - Complexity: O(`byteCount`), with one allocation.
  public var png: [UInt8] { packed.bytes(from: firstGroup, count: byteCount) }
}
