import AlmanacImages

/// The size and the look of a flag, within limits.
public struct FlagStyle: Hashable, Sendable {
  /// The sizes that can be asked for, in pixels.
  public static let sizes = 8...512

  /// The size of the flags in the program, which is the default.
  public static let standardSize = 128

  /// The diameter in pixels.
  public let size: Int

  /// The width of the border in pixels, at most half the size.
  public let border: Int

  /// The color of the border: six hexadecimal digits in lower case.
  public let borderColor: String

  /// The color behind the flag: six hexadecimal digits in lower case, or `nil` for none.
  public let background: String?

  /// A style, from the values of a query such as `?size=64&border=2&borderColor=000&background=fff`.
  ///
  /// - Parameters:
  ///   - size: The diameter in pixels. The default is `standardSize`.
  ///   - border: The width of the border in pixels. The default is 0.
  ///   - borderColor: The color of the border: three or six hexadecimal digits. The default is white.
  ///   - background: The color behind the flag, as for the border. The default is none.
  /// - Throws: A `FlagError` if a value is outside the limits.
  public init(
    size: String? = nil,
    border: String? = nil,
    borderColor: String? = nil,
    background: String? = nil
  ) throws(FlagError) {
    let size = try Self.number(size, named: "size", in: Self.sizes) ?? Self.standardSize
    self.size = size
    self.border = try Self.number(border, named: "border", in: 0...(size / 2)) ?? 0
    self.borderColor = try Self.color(borderColor, named: "borderColor") ?? "ffffff"
    self.background = try Self.color(background, named: "background")
  }

  /// Whether the flag of the program is unchanged.
  var isStandard: Bool { size == Self.standardSize && border == 0 && background == nil }

  var circle: CircleFlagStyle {
    CircleFlagStyle(
      background: background.map { .color(RasterColor(hex: UInt32($0, radix: 16) ?? 0)) } ?? .none,
      border: .init(width: Double(border), color: RasterColor(hex: UInt32(borderColor, radix: 16) ?? 0)),
      placeholder: .monogram
    )
  }

  private static func number(
    _ text: String?,
    named name: String,
    in limits: ClosedRange<Int>
  ) throws(FlagError) -> Int? {
    guard let text else { return nil }
    let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isPlain, let number = Int(text), limits.contains(number) else {
      throw .style("\(name) must be a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  private static func color(_ text: String?, named name: String) throws(FlagError) -> String? {
    guard let text = text?.lowercased() else { return nil }
    guard [3, 6].contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else {
      throw .style("\(name) must be three or six hexadecimal digits")
    }
    return text.utf8.count == 6 ? text : text.map { "\($0)\($0)" }.joined()
  }
}

/// The reason why there is no image of a flag.
public enum FlagError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no country with the code.
  case unknownCountry

  /// A value of the style is outside its limits. The text says what it must be.
  case style(String)

  /// The flag cannot be loaded or drawn. The text says why.
  case unavailable(String)

  /// A sentence for readers, in English. It has nothing of what the reader sent.
  public var description: String {
    switch self {
    case .unknownCountry: "There is no country with this code."
    case .style(let rule): "The \(rule)."
    case .unavailable(let reason): "The flag is not available. \(reason)"
    }
  }
}
