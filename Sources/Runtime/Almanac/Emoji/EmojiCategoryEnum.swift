/// An enum of emoji categories, in Unicode's order.
///
/// The raw values are the category names.
///
/// The enum that is generated together with `Emoji` conforms to it.
public protocol EmojiCategoryEnum: IndexedEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }

  /// The names: a row of languages, then a row of names for each case.
  ///
  /// Each column is a language, and the first is the main language.
  static var _nameTable: _TextTable { get }
}

extension EmojiCategoryEnum {
  /// The name in the data, such as "Smileys & Emotion".
  public var rawValue: String { Self._factTable[_tableIndex, EmojiCategoryColumn.rawValue.rawValue] }

  /// Creates the category with a name, or returns `nil` if there is no such category.
  ///
  /// - Parameter rawValue: The name, exactly as in the data.
  /// - Complexity: O(number of cases).
  public init?(rawValue: String) {
    guard let category = Self.first(where: { $0 == rawValue }) else { return nil }
    self = category
  }

  /// Creates the category for a name in gemoji or an older list, such as "Smileys & Emotion", "nature" or "Foods".
  ///
  /// - Parameter gemojiCategory: A raw value, or a name that `EmojiGroup` knows, in any case. For other names, the
  ///   result is `nil`.
  public init?(gemojiCategory: String) {
    let name = gemojiCategory.lowercased()
    let group = EmojiGroup(gemojiCategory: name)?.rawValue
    guard let category = Self.first(where: { $0.lowercased() == name || $0 == group }) else { return nil }
    self = category
  }

  /// The display name in the main language, or the raw value if there is none.
  public var displayName: String { Self._nameTable.name(ofCase: _tableIndex, in: nil) ?? rawValue }

  /// Returns the display name in a language.
  ///
  /// - Parameter language: A language (BCP 47), such as "fr", or a variant of it, such as "fr-CA".
  /// - Returns: The name, or `nil` if the data doesn't contain it.
  public func displayName(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// The name of the SF Symbol for the category.
  public var symbolName: String { Self._factTable[_tableIndex, EmojiCategoryColumn.symbolName.rawValue] }

  /// The number of cases.
  public static var _caseCount: Int { _factTable.rowCount }

  private static func first(where matches: (_ rawValue: String) -> Bool) -> Self? {
    let facts = _factTable
    let row = (0..<facts.rowCount).first { matches(facts[$0, EmojiCategoryColumn.rawValue.rawValue]) }
    return row.map { Self(_tableIndex: $0, of: facts.rowCount) }
  }

  /// Returns its emoji's rows as runs, in ascending order.
  @usableFromInline
  func runs() -> [Range<Int>] {
    let digits = Self._factTable.bytes(_tableIndex, EmojiCategoryColumn.rows.rawValue)
    return stride(from: 0, to: digits.count, by: 2 * TableLayout.rowDigits).map { offset in
      let first = Base56.number3(digits, at: offset)
      return first..<first + Base56.number3(digits, at: offset + TableLayout.rowDigits)
    }
  }
}
