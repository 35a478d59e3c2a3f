/// The skin tones of Unicode, which follow the Fitzpatrick scale (UTS #51, "Diversity").
public enum SkinTone: String, CaseIterable, Codable, Identifiable, Sendable {
  /// The default appearance, which is usually yellow.
  case none
  case light
  case mediumLight
  case medium
  case mediumDark
  case dark

  /// The raw value.
  public var id: String { rawValue }

  /// The character that gives its tone to the character before it; `nil` for `none`.
  public var modifier: Unicode.Scalar? {
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
