/// What the files of the section `currencies` say.
struct CurrencyData: Sendable {
  /// All that the files say, in their order.
  var records: [CurrencyRecord] = []

  /// The codes of currencies that are legal tender somewhere, where a file tells.
  var current: Set<String>?

  /// The codes of what is legal tender in each territory now, by its code in lower case.
  var tenders: [String: [Located<String>]] = [:]

  var diagnostics: [Diagnostic] = []

  /// Reads some files, each in the format that its shape shows.
  init(_ files: [DataFile]) {
    for file in files {
      let root = file.root
      if let entries = root.elements {
        CurrencyList.read(entries, into: &self)
      } else if let entries = root["4217"]?.elements {
        ISO4217.read(entries, into: &self)
      } else if let languages = root["main"]?.members, languages.contains(where: { $0.value["numbers"] != nil }) {
        languages.forEach { CLDRCurrencies.read($0, into: &self) }
      } else if let data = root["supplemental"]?["currencyData"] {
        CLDRCurrencyData.read(data, into: &self)
      } else {
        let message =
          "this is no list of currencies that is known: a list of {code, name, symbol, minorUnits, numericCode, aliases}, "
          + "iso-codes' iso_4217.json, or CLDR's currencies.json or currencyData.json"
        diagnostics.append(Diagnostic(.dataShape, at: root.location, message))
      }
    }
    let isEmpty = !records.contains { $0.isListed || $0.name != nil }
    if let root = files.first?.root, isEmpty, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.dataEmpty, at: root.location, "no currency is named here or in another file"))
    }
  }
}
