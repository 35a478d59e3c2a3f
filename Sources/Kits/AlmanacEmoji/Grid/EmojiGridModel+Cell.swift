extension EmojiGridModel {
  /// The number of emoji that can be selected.
  public enum SelectionMode: Hashable, Sendable {
    /// None: a tap uses an emoji.
    case none

    /// One or none: a tap selects an emoji, and a second tap deselects it.
    case single

    /// Any number: a tap selects an emoji, and a second tap deselects it.
    case multiple
  }

  /// The location of a cell.
  public struct Cell: Hashable, Identifiable, Sendable {
    /// The index of the section in `sections`.
    public let section: Int

    /// The index of the emoji in the section.
    public let item: Int

    /// Creates a location.
    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }

    /// The location.
    public var id: Self { self }
  }
}
