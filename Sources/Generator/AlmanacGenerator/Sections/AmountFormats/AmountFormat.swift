/// A locale's complete format of amounts.
struct AmountFormat: Sendable {
  let zero: Unicode.Scalar
  let decimal: String
  let group: String
  let minus: String
  let plus: String
  let standard: AmountPattern?
  let accounting: AmountPattern?

  /// The number of digits that must precede the first group separator.
  let minimum: Int

  /// Creates a format from strings, which are `nil` only if CLDR's list is damaged, which is an error.
  init(
    digits: String?,
    decimal: String?,
    group: String?,
    minus: String?,
    plus: String?,
    standard: String?,
    accounting: String?,
    minimum: Int?
  ) {
    zero = digits?.unicodeScalars.first ?? "0"
    self.decimal = decimal ?? "."
    self.group = group ?? ","
    self.minus = minus ?? "-"
    self.plus = plus ?? "+"
    self.standard = standard.flatMap(AmountPattern.init)
    self.accounting = accounting.flatMap(AmountPattern.init)
    self.minimum = minimum ?? 1
  }

  /// The groups and the minimum of the standard style, and the groups of accounting if they differ.
  private var sizes: String {
    let groups = (standard: Self.groups(of: standard), accounting: Self.groups(of: accounting))
    let numbers = [groups.standard.primary, groups.standard.secondary, minimum]
    let others = [groups.accounting.primary, groups.accounting.secondary]
    return (numbers + (groups.standard == groups.accounting ? [] : others)).map(String.init).joined(separator: " ")
  }

  private static func groups(of pattern: AmountPattern?) -> AmountPattern.Groups {
    pattern?.groups ?? AmountPattern.Groups()
  }

  /// The row of the table of formats.
  var row: [String] {
    FormatColumn.allCases.map { column in
      switch column {
      case .zero: String(zero)
      case .decimal: decimal
      case .group: group
      case .minusSign: minus
      case .plusSign: plus
      case .sizes: sizes
      case .standard: standard?.text ?? ""
      case .accounting: accounting?.text ?? ""
      }
    }
  }

  /// Returns the facts that `explain` prints: a large amount in each style.
  func facts(at location: SourceLocation?) -> [Fact] {
    let (positive, negative) = standard?.samples(sample(of: standard), minus: minus) ?? ("", "")
    return [
      Fact("amount", positive, at: location),
      Fact("negative amount", negative, at: location),
      Fact("in accounting", accounting?.samples(sample(of: accounting), minus: minus).negative ?? "", at: location),
    ]
  }

  /// Returns 12345678.9 with two decimals, with the digits and the separators of the locale.
  private func sample(of pattern: AmountPattern?) -> String {
    let groups = Self.groups(of: pattern)
    var whole = Array("12345678")
    var parts: [String] = []
    var size = groups.primary
    while size > 0, whole.count > size {
      parts.insert(String(whole.suffix(size)), at: 0)
      whole.removeLast(size)
      size = groups.secondary
    }
    let text = localized(([String(whole)] + parts).joined(separator: "\u{0}"))
    return text.split(separator: "\u{0}").joined(separator: group) + decimal + localized("90")
  }

  /// Returns ASCII digits in the script of the locale, and other characters unchanged.
  private func localized(_ digits: String) -> String {
    let scalars = digits.unicodeScalars.map { digit in
      isDigit(digit) ? Unicode.Scalar(zero.value + digit.value - 0x30) ?? digit : digit
    }
    return scalars.map(String.init).joined()
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
