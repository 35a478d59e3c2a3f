public import AlmanacMoney

extension AmountFormat {
  /// Sets a property by a word for its value, as the requests of `Scripts/compare-formats` and its record have them. A
  /// range such as `0-2` is the numbers of decimals.
  ///
  /// - Returns: Whether the word means something.
  public mutating func apply(option: some StringProtocol) -> Bool {
    switch option {
    case "standard": style = .standard
    case "accounting": style = .accounting
    case "narrow": width = .narrow
    case "code": width = .code
    case "ungrouped": usesGrouping = false
    case "always": sign = .always
    case "exceptZero": sign = .exceptZero
    case "negative": sign = .negative
    case "never": sign = .never
    default: return applyRounding(option) || applyDecimals(option)
    }
    return true
  }

  /// The names of roundings are those of ECMAScript.
  private mutating func applyRounding(_ option: some StringProtocol) -> Bool {
    switch option {
    case "halfEven": rounding = .toNearestOrEven
    case "halfExpand": rounding = .toNearestOrAwayFromZero
    case "ceil": rounding = .up
    case "floor": rounding = .down
    case "expand": rounding = .awayFromZero
    case "trunc": rounding = .towardZero
    default: return false
    }
    return true
  }

  private mutating func applyDecimals(_ option: some StringProtocol) -> Bool {
    let bounds = option.split(separator: "-").map { Int($0) }
    guard bounds.count == 2, let low = bounds[0], let high = bounds[1], low <= high else { return false }
    digits = .decimals(low...high)
    return true
  }
}
