/// The tones that Unicode gives to skin, on the scale of Fitzpatrick (UTS #51, "Diversity").
public enum SkinTone: String, CaseIterable, Codable, Identifiable, Sendable {
  /// The generic, mostly yellow appearance.
  case none
  case light
  case mediumLight
  case medium
  case mediumDark
  case dark

  /// The name of the case.
  public var id: String { rawValue }

  /// The character that gives the tone to the one before it; `nil` for `none`.
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
