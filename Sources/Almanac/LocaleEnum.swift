/// A table enum of locales, whose raw values are identifiers with underscores, such as `en_US`.
///
/// The enums that are generated from lists of locales conform to it.
public protocol LocaleEnum: TableEnum {
  /// The name of each case.
  static var facts: TextTable { get }
}

extension LocaleEnum {
  /// The name in the language of the data that the enum was generated from, such as "English (United States)".
  public var name: String { Self.facts[tableIndex, 0] }
}
