public import Foundation

extension EmojiIndexProvider {
  /// What a provider loaded last.
  public struct LoadInfo: Hashable, Sendable {
    /// Where a list came from.
    public enum LoadSource: String, Sendable {
      case cache = "Cache"
      case fallback = "Bundled Fallback"
      case network = "Network"
    }

    /// The identifier of the source.
    public let sourceIdentifier: String

    /// The name of the source to show to users.
    public let sourceDisplayName: String

    /// Where the list came from.
    public let loadedFrom: LoadSource

    /// The number of emoji.
    public let emojiCount: Int

    /// The seconds that loading took.
    public let loadDuration: TimeInterval

    /// The date when the list was loaded.
    public let timestamp: Date
  }
}
