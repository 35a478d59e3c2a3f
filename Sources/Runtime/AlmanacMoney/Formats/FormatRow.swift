import Almanac

/// A row of a table of formats, which describes how some locales write amounts.
struct FormatRow {
  let zero: Unicode.Scalar
  let decimalSeparator: TableBytes
  let groupingSeparator: TableBytes
  let minusSign: TableBytes
  let plusSign: TableBytes
  private let sizes: TableBytes
  private let standard: TableBytes
  private let accounting: TableBytes

  /// - Parameter texts: The strings, in the order of `FormatColumn`.
  init(_ texts: _TextTable.RowTexts) {
    var texts = texts
    zero = texts.next().firstScalar ?? "0"
    decimalSeparator = texts.next()
    groupingSeparator = texts.next()
    minusSign = texts.next()
    plusSign = texts.next()
    sizes = texts.next()
    standard = texts.next()
    accounting = texts.next()
  }

  /// Returns the pattern of amounts.
  func pattern(_ style: AmountStyle) -> TableBytes { style == .standard ? standard : accounting }

  /// Returns the number of digits in the last group and in each other group, or `nil` if there are no groups, and how
  /// many must precede the first separator.
  func groups(_ style: AmountStyle) -> (sizes: (last: Int, others: Int)?, minimum: Int) {
    var numbers = sizes.integers
    var (last, others) = (numbers.next() ?? 0, numbers.next())
    let minimum = numbers.next() ?? 1
    if style == .accounting, let own = numbers.next() { (last, others) = (own, numbers.next()) }
    return (last > 0 ? (last, others ?? last) : nil, minimum)
  }
}

extension TableBytes {
  fileprivate var firstScalar: Unicode.Scalar? {
    if count == 1 { return Unicode.Scalar(self[0]) }
    return text.unicodeScalars.first
  }
}
