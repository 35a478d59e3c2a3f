// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Emoji/SkinTone.swift. Do not edit.

/// The skin tones of Unicode, which follow the Fitzpatrick scale (UTS #51, "Diversity").
public enum SkinTone: String, CaseIterable, CodableWhereAvailable, Identifiable, Sendable {
  /// The default appearance, which is usually yellow.
  case none

  /// Type 1 or 2 of the scale.
  case light

  /// Type 3 of the scale.
  case mediumLight

  /// Type 4 of the scale.
  case medium

  /// Type 5 of the scale.
  case mediumDark

  /// Type 6 of the scale.
  case dark

  /// The raw value.
  public var id: String { rawValue }

  /// The English display name.
  public var displayName: String {
    switch self {
    case .none: "Default"
    case .light: "Light"
    case .mediumLight: "Medium-Light"
    case .medium: "Medium"
    case .mediumDark: "Medium-Dark"
    case .dark: "Dark"
    }
  }

  /// A raised hand in the tone: "✋🏽".
  public var example: String { "✋" + modifier }

  /// The modifier character that applies this tone to the preceding character; empty for `none`.
  ///
  /// To apply a tone to any emoji, call the emoji's `withSkinTone(_:)`, because some need the modifier in the middle,
  /// or several times.
  public var modifier: String { modifierScalar.map { String($0) } ?? "" }

  /// The character of `modifier`, or `nil` for `none`.
  var modifierScalar: Unicode.Scalar? {
    switch self {
    case .none: nil
    case .light: "\u{1F3FB}"
    case .mediumLight: "\u{1F3FC}"
    case .medium: "\u{1F3FD}"
    case .mediumDark: "\u{1F3FE}"
    case .dark: "\u{1F3FF}"
    }
  }
}
