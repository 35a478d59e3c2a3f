import AlmanacMoney
import AlmanacWorld

/// The numbers with separators that `AmountFormat.parse(_:)` documents.
struct GrammarNumber {
  typealias Scalars = AmountGrammar.Scalars

  /// The separators that the format writes.
  let decimal: Scalars
  private let group: Scalars
  private let sizes: (last: Int, others: Int)
  private let hasDecimals: Bool

  /// Learns the separators from a text. `nil` if it has no groups.
  init?(_ format: AmountFormat<Currency>) {
    var sample = format
    (sample.width, sample.usesGrouping, sample.sign, sample.digits) = (.none, true, .never, .decimals(1))
    let text = AmountGrammar.plain(sample.string(from: 1_111_111_111.5))
    let runs = text.split { !$0.isASCIIDigit }
    guard runs.count >= 4 else { return nil }
    decimal = text[runs[runs.count - 2].endIndex..<runs[runs.count - 1].startIndex]
    group = text[runs[0].endIndex..<runs[1].startIndex]
    sizes = (runs[runs.count - 2].count, runs[runs.count - 3].count)
    switch format.digits {
    case .decimals(let range): hasDecimals = range.upperBound > 0
    default:
      sample.digits = format.digits
      hasDecimals = AmountGrammar.plain(sample.string(from: 1)).count(where: \.isASCIIDigit) > 1
    }
  }

  /// The digits before and after the decimal separator. `nil` if the text is no number.
  func parts(_ text: Scalars) -> (whole: String, decimals: String)? {
    guard let (runs, separators) = tokens(text) else { return nil }
    let digits = runs.map { String(String.UnicodeScalarView($0)) }
    guard let separator = separators.last else { return (digits[0], "") }
    let joined = (digits.joined(), "")
    let divided = (digits.dropLast().joined(), digits[digits.count - 1])
    let canBeDecimal = isDecimal(separator) && separators.count(where: { $0 == separator }) == 1
    if separators.count == 1 {
      if canBeDecimal, hasDecimals, separator == decimal { return divided }
      return areGroups(runs, separators) ? joined : canBeDecimal ? divided : nil
    }
    if areGroups(runs, separators) { return joined }
    return canBeDecimal && areGroups(runs.dropLast(), separators.dropLast()) ? divided : nil
  }

  /// The runs of digits, and the separators between and around them. `nil` if there is something else, or no digit.
  private func tokens(_ text: Scalars) -> (runs: [Scalars], separators: [Scalars])? {
    var (runs, separators) = ([text.prefix(0)], [Scalars]())
    var rest = text
    while let scalar = rest.first {
      if let separator = separator(at: rest) {
        separators.append(separator)
        rest = rest.dropFirst(separator.count)
        runs.append(rest.prefix(0))
      } else {
        guard scalar.isASCIIDigit else { return nil }
        rest = rest.dropFirst()
        runs[runs.count - 1] = text[runs[runs.count - 1].startIndex..<rest.startIndex]
      }
    }
    return runs.contains { !$0.isEmpty } ? (runs, separators) : nil
  }

  private func separator(at text: Scalars) -> Scalars? {
    for own in [decimal, group] where text.starts(with: own) { return text.prefix(own.count) }
    return text.first.map(".,'٫٬ ".unicodeScalars.contains) == true ? text.prefix(1) : nil
  }

  private func isDecimal(_ separator: Scalars) -> Bool {
    separator == decimal || separator.count == 1 && ".,٫".unicodeScalars.contains(separator[separator.startIndex])
  }

  private func areGroups(_ runs: some BidirectionalCollection<Scalars>, _ separators: some Collection<Scalars>) -> Bool
  {
    guard let separator = separators.first, separators.allSatisfy({ $0 == separator }) else { return false }
    let isUsual = separator.count == 1 && ".,'٬ ".unicodeScalars.contains(separator[separator.startIndex])
    guard separator == group || isUsual, let first = runs.first, let last = runs.last else { return false }
    // A number that begins with 0 has no groups.
    guard !first.isEmpty, first.first != "0" else { return false }
    return [sizes, (3, 3), (3, 2)].contains { size, others in
      last.count == size && first.count <= others && runs.dropFirst().dropLast().allSatisfy { $0.count == others }
    }
  }
}
