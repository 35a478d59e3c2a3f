// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Emoji/EmojiGroup.swift. Do not edit.

/// The emoji groups of Unicode, in Unicode's order.
///
/// The raw values are the names of the groups in `emoji-test.txt`. For the categories of your own data, use the
/// generated enum `EmojiCategory`.
public enum EmojiGroup: String, CaseIterable, CodableWhereAvailable, Identifiable, Sendable {
  /// Faces, hearts and other signs of emotion.
  case smileysAndEmotion = "Smileys & Emotion"

  /// People, families, gestures and parts of the body.
  case peopleAndBody = "People & Body"

  /// Animals and plants.
  case animalsAndNature = "Animals & Nature"

  /// Food, drinks and dishes.
  case foodAndDrink = "Food & Drink"

  /// Places, vehicles, the time, the sky and the weather.
  case travelAndPlaces = "Travel & Places"

  /// Events, sports, games and arts.
  case activities = "Activities"

  /// Clothes, tools, devices and other things.
  case objects = "Objects"

  /// Signs, arrows, numbers and shapes.
  case symbols = "Symbols"

  /// Flags of countries, of some of their parts, and others.
  case flags = "Flags"

  /// Creates the group for a name in gemoji or an older list, such as "Smileys & Emotion", "nature" or "Foods".
  ///
  /// - Parameter gemojiCategory: The name, in any case. For an unknown name, the result is `nil`.
  public init?(gemojiCategory: String) {
    let name = gemojiCategory.lowercased()
    for group in Self.allCases where group.rawValue.lowercased() == name || group.shortNames.contains(name) {
      self = group
      return
    }
    return nil
  }

  /// The raw value.
  public var id: String { rawValue }

  /// The English display name: the raw value.
  public var displayName: String { rawValue }

  /// The name of the SF Symbol for the group.
  public var symbolName: String {
    switch self {
    case .smileysAndEmotion: "face.smiling"
    case .peopleAndBody: "person.2"
    case .animalsAndNature: "pawprint"
    case .foodAndDrink: "fork.knife"
    case .travelAndPlaces: "airplane"
    case .activities: "soccerball"
    case .objects: "lightbulb"
    case .symbols: "heart"
    case .flags: "flag"
    }
  }

  /// Creates the group of a category, or `symbols` for a custom category.
  package init(ofCategory name: String) { self = EmojiGroup(gemojiCategory: name) ?? .symbols }

  /// The index in `allCases`.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  private var shortNames: [String] {
    switch self {
    case .smileysAndEmotion: ["smileys", "emotion", "smileys-emotion"]
    case .peopleAndBody: ["people", "body", "people-body"]
    case .animalsAndNature: ["animals", "nature", "animals-nature"]
    case .foodAndDrink: ["food", "foods", "drink", "food-drink"]
    case .travelAndPlaces: ["travel", "places", "travel-places"]
    case .activities: ["activity"]
    case .objects: ["object"]
    case .symbols: ["symbol"]
    case .flags: ["flag"]
    }
  }
}
