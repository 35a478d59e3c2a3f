#if FORMATS
  import Almanac
  import AlmanacMoney

  /// The settings of a format, as JavaScript packs them into one number.
  private struct PackedSettings {
    /// The lowest bits come first: the style has 1 bit, the width 2, "no groups" 1, the sign 2, the rounding 3, and the
    /// smallest and the largest number of decimals 6 each.
    private static let widths = [1, 2, 1, 2, 3, 6, 6]

    /// The numbers of decimals that stand for digits of the currency.
    private static let (minorUnits, cash, display) = (61, 62, 63)

    private let numbers: [Int]

    init(_ packed: Int32) {
      var rest = packed
      numbers = Self.widths.map { width in
        defer { rest >>= Int32(width) }
        return Int(rest & (1 << Int32(width) - 1))
      }
    }

    func apply<Unit>(to format: inout AmountFormat<Unit>) {
      let widths: [SymbolWidth] = [.standard, .narrow, .code, .none]
      let signs: [SignDisplay] = [.asNeeded, .always, .never, .asNeeded]
      let roundings: [FloatingPointRoundingRule] = [
        .toNearestOrEven, .toNearestOrAwayFromZero, .towardZero, .awayFromZero, .up, .down,
      ]
      format.style = numbers[0] == 1 ? .accounting : .standard
      format.width = widths[numbers[1]]
      format.usesGrouping = numbers[2] == 0
      format.sign = signs[numbers[3]]
      format.rounding = numbers[4] < roundings.count ? roundings[numbers[4]] : .toNearestOrEven
      switch numbers[5] {
      case Self.minorUnits: format.digits = .minorUnits
      case Self.cash: format.digits = .cash
      case Self.display: format.digits = .display
      case let smallest: format.digits = .decimals(smallest...max(smallest, numbers[6]))
      }
    }
  }

  /// The format of a locale and a currency, which are rows of their lists.
  private func format(_ locale: Int32, _ currency: Int32, _ settings: Int32) -> AmountFormat<TargetCurrency>? {
    let (locales, currencies) = (TargetLocale._caseCount, TargetCurrency._caseCount)
    guard 0..<locales ~= Int(locale), 0..<currencies ~= Int(currency) else { return nil }
    var format = AmountFormat(
      TargetLocale(_tableIndex: Int(locale), of: locales),
      TargetCurrency(_tableIndex: Int(currency), of: currencies)
    )
    PackedSettings(settings).apply(to: &format)
    return format
  }

  /// Answers with the text of an amount. The input is a plain number such as "-1234.50".
  @_expose(wasm, "almanac_format")
  @_cdecl("almanac_format")
  func almanacFormat(_ length: Int32, _ locale: Int32, _ currency: Int32, _ settings: Int32) -> Int32 {
    guard let amount = try? ExactDecimal(Edge.text(length)) else { return Edge.none }
    return Edge.answer(format(locale, currency, settings)?.string(from: amount))
  }

  /// Answers with the amount in a text, as a plain number.
  @_expose(wasm, "almanac_parse")
  @_cdecl("almanac_parse")
  func almanacParse(_ length: Int32, _ locale: Int32, _ currency: Int32, _ settings: Int32) -> Int32 {
    guard let format = format(locale, currency, settings) else { return Edge.none }
    return Edge.answer((try? format.parse(Edge.text(length)))?.amount.description)
  }

  /// Answers with the field for amounts after an edit, as JSON. The input is the text of the field and the inserted
  /// one.
  ///
  /// The kind 0 inserts, 1 replaces the range by the inserted text, 2 deletes, and 3 ends editing. `start` and `end`
  /// are those of the selection, or of the range, in UTF-16 code units.
  @_expose(wasm, "almanac_edit")
  @_cdecl("almanac_edit")
  func almanacEdit(
    _ length: Int32,
    _ locale: Int32,
    _ currency: Int32,
    _ settings: Int32,
    _ kind: Int32,
    _ start: Int32,
    _ end: Int32
  ) -> Int32 {
    guard let format = format(locale, currency, settings) else { return Edge.none }
    let input = AmountInput(format)
    let texts = Edge.texts(length, count: 2)
    let range = Int(start)..<max(Int(start), Int(end))
    let edits: [CurrencyTextEdit] = [.insert(texts[1]), .replace(range, with: texts[1]), .delete]
    let state =
      edits.indices ~= Int(kind)
      ? input.applying(edits[Int(kind)], to: texts[0], utf16Selection: kind == 1 ? Int(start)..<Int(start) : range)
      : input.endingEditing(of: texts[0])
    var json = JSONText()
    json.add("text", state.text)
    json.add("selectionStart", state.utf16Selection.lowerBound)
    json.add("selectionEnd", state.utf16Selection.upperBound)
    json.add("amount", state.amount?.description ?? "")
    return Edge.answer(json.object)
  }
#endif
