/// An enum of the categories of emoji, in Unicode's order, whose raw values are their names.
///
/// The enum that is generated beside `Emoji` conforms to it.
public protocol EmojiCategoryEnum: IndexedEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }

  /// The names: first a row of languages, then one for each case, in these languages. The first is that of the data.
  static var _nameTable: TextTable { get }
}

/// The columns of the facts of categories, in their order in a table.
package enum EmojiCategoryColumn: Int, CaseIterable {
  /// Texts.
  case rawValue, symbolName

  /// The rows of its emoji, in ascending order: for each range of rows, the first row and how many there are, as numbers
  /// of `RowIndex.digitCount` digits.
  case rows
}

extension EmojiCategoryEnum {
  /// The name of the category in the data, such as "Smileys & Emotion".
  public var rawValue: String { Self._facts[_tableIndex, EmojiCategoryColumn.rawValue.rawValue] }

  /// The category of a name, or `nil` where there is none.
  ///
  /// - Parameter rawValue: The name, exactly as it is in the data.
  /// - Complexity: O(number of cases).
  public init?(rawValue: String) {
    for category in Self.allCases where category.rawValue == rawValue {
      self = category
      return
    }
    return nil
  }

  /// The category of a name that gemoji or an older list uses, in any case: "Smileys & Emotion", "nature", "Foods".
  ///
  /// - Parameter gemojiCategory: A raw value, or a name that `EmojiGroup` knows; `nil` is the result where it is neither.
  public init?(gemojiCategory: String) {
    let name = gemojiCategory.lowercased()
    for category in Self.allCases where category.rawValue.lowercased() == name {
      self = category
      return
    }
    guard let group = EmojiGroup(gemojiCategory: name) else { return nil }
    self.init(rawValue: group.rawValue)
  }

  /// The name as a heading, in the language of the data: the raw value, where the data has no other.
  public var displayName: String { Self._nameTable.name(ofCase: _tableIndex, in: nil) ?? rawValue }

  /// The name as a heading in a language, or `nil` where the data has none.
  ///
  /// - Parameter language: The language (BCP 47), such as "fr", or a kind of it, such as "fr-CA".
  public func displayName(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// The name of an SF Symbol that stands for the category.
  public var symbolName: String { Self._facts[_tableIndex, EmojiCategoryColumn.symbolName.rawValue] }

  /// How many cases there are.
  public static var _caseCount: Int { _facts.rowCount }

  /// Calls `body` with each row of its emoji, in ascending order.
  func forEachRow(_ body: (Int) -> Void) {
    let digits = Self._facts.bytes(_tableIndex, EmojiCategoryColumn.rows.rawValue)
    var index = 0
    while index < digits.count {
      let first = Base56.number3(digits, at: index)
      let end = first + Base56.number3(digits, at: index + RowIndex.digitCount)
      for row in first..<end { body(row) }
      index += 2 * RowIndex.digitCount
    }
  }
}
