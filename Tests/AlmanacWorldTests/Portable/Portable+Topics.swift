import Almanac
import AlmanacMoney

#if canImport(AlmanacWorld)
  import AlmanacWorld
  import TestSupport
#endif

extension Portable {
  static func emoji(_ topic: String, _ arguments: [String]) -> String {
    switch topic {
    case "find": return Emoji.search(arguments[0]).map { $0.character }.joined()
    case "shortcode": return Emoji(shortcode: arguments[0])?.character ?? "-"
    default: break
    }
    guard let emoji = Emoji(arguments[0]) else { return "-" }
    if topic == "tone" { return SkinTone(rawValue: arguments[1]).map { emoji.withSkinTone($0) } ?? "-" }
    let words = [emoji.character, emoji.name, emoji.category.rawValue, emoji.shortcodes.joined(separator: ",")]
    return words.joined(separator: " | ") + " | " + emoji.keywords.joined(separator: ",")
  }

  /// The arguments are the locale, the currency, the options, and the amount, the text or the keys that somebody
  /// presses.
  static func amount(_ topic: String, _ arguments: [String]) -> String {
    guard let locale = CurrencyLocale(rawValue: arguments[0]), let currency = Currency(rawValue: arguments[1]) else {
      return "-"
    }
    var format = AmountFormat(locale, currency)
    for option in arguments[2].split(separator: " ") where !format.apply(option: option) { return "-" }
    switch topic {
    case "write":
      guard let amount = try? ExactDecimal(arguments[3]) else { return "-" }
      // Only a `Double` can be a negative zero.
      return arguments[3].hasPrefix("-") && amount.isZero ? format.string(from: -0.0) : format.string(from: amount)
    case "parse":
      do throws(AmountParseError) {
        return try format.parse(arguments[3]).amount.description
      } catch {
        return error.description
      }
    default: return typed(arguments[3], AmountInput(format))
    }
  }

  /// What a field shows after each key. `<` deletes, `^` moves the caret to the start, and `|` ends editing.
  private static func typed(_ keys: String, _ input: AmountInput) -> String {
    var (text, selection) = ("", 0..<0)
    var shown: [String] = []
    for key in keys {
      let state: AmountTextState
      switch key {
      case "^":
        selection = 0..<0
        continue
      case "<": state = input.applying(.delete, to: text, selection: selection)
      case "|": state = input.endingEditing(of: text)
      default: state = input.applying(.insert(String(key)), to: text, selection: selection)
      }
      (text, selection) = (state.text, state.selection)
      shown.append("\(text)@\(selection.lowerBound)")
    }
    return shown.joined(separator: " ")
  }

  /// The arguments are the amount, the currency, and the numbers of parts, weights, or nothing.
  static func money(_ topic: String, _ arguments: [String]) -> String {
    guard let currency = Currency(rawValue: arguments[1]) else { return "-" }
    let numbers = arguments[2].split(separator: " ").compactMap { Int($0) }
    do throws(MoneyError) {
      let money = try Money(arguments[0], currency)
      let parts: [Money<Currency>] =
        switch topic {
        case "split": Array(try money.split(into: numbers.first ?? 0))
        case "allocate": try money.allocated(by: numbers)
        default: [try money.rounded(), try money.rounded(to: .cash)]
        }
      return parts.map { $0.amount.description }.joined(separator: " ")
    } catch {
      return error.description
    }
  }
}
