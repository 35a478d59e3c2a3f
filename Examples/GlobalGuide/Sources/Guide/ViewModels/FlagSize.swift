/// The diameter of a flag in pixels: one of a few, so that each flag is drawn a few times at most, whatever clients ask
/// for.
public struct FlagSize: Hashable, Sendable {
  /// The sizes that can be asked for, in pixels.
  public static let all = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512]

  /// The size of the flags in the program.
  public static let standard = FlagSize(unchecked: 128)

  /// The size of a downloaded flag that fills a view.
  public static let large = FlagSize(unchecked: 384)

  /// The diameter.
  public let pixels: Int

  /// The size in a text such as `64`.
  ///
  /// - Throws: `FlagError.size` if it's none of `all`.
  public init(_ text: String) throws(FlagError) {
    guard let pixels = Self.all.first(where: { "\($0)" == text }) else { throw .size }
    self.pixels = pixels
  }

  private init(unchecked pixels: Int) { self.pixels = pixels }
}

/// The reason why there is no image of a flag.
public enum FlagError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no country with the code.
  case unknownCountry

  /// The size is none of `FlagSize.all`.
  case size

  /// The flag cannot be loaded or drawn. The text says why.
  case unavailable(String)

  /// A sentence for readers, in English. It has nothing of what the reader sent.
  public var description: String {
    switch self {
    case .unknownCountry: "There is no country with this code."
    case .size:
      "The size must be \(FlagSize.all.dropLast().map(String.init).joined(separator: ", ")) or \(FlagSize.all.last ?? 0)."
    case .unavailable(let reason): "The flag is not available. \(reason)"
    }
  }
}
