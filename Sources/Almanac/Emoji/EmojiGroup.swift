/// The groups in which Unicode lists emoji, in Unicode's order.
///
/// The raw values are the names of the groups in Unicode's `emoji-test.txt`. The categories of a list of emoji are the
/// generated enum `EmojiCategory`.
public enum EmojiGroup: String, CaseIterable, Codable, Identifiable, Sendable {
  case smileysAndEmotion = "Smileys & Emotion"
  case peopleAndBody = "People & Body"
  case animalsAndNature = "Animals & Nature"
  case foodAndDrink = "Food & Drink"
  case travelAndPlaces = "Travel & Places"
  case activities = "Activities"
  case objects = "Objects"
  case symbols = "Symbols"
  case flags = "Flags"

  /// The group of a name that gemoji or an older list uses, in any case: "Smileys & Emotion", "nature", "Foods".
  ///
  /// - Parameter gemojiCategory: The name; `nil` is the result where it is none of a group.
  public init?(gemojiCategory: String) {
    switch gemojiCategory.lowercased() {
    case "smileys & emotion", "smileys", "emotion", "smileys-emotion": self = .smileysAndEmotion
    case "people & body", "people", "body", "people-body": self = .peopleAndBody
    case "animals & nature", "animals", "nature", "animals-nature": self = .animalsAndNature
    case "food & drink", "food", "foods", "drink", "food-drink": self = .foodAndDrink
    case "travel & places", "travel", "places", "travel-places": self = .travelAndPlaces
    case "activities", "activity": self = .activities
    case "objects", "object": self = .objects
    case "symbols", "symbol": self = .symbols
    case "flags", "flag": self = .flags
    default: return nil
    }
  }

  /// The name of Unicode's group.
  public var id: String { rawValue }

  /// The name in English, as a heading: Unicode's own.
  public var displayName: String { rawValue }

  /// The name of an SF Symbol that stands for the group.
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
}
