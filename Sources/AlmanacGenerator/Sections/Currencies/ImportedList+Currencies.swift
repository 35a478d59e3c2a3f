extension ImportedList {
  /// A list of currencies.
  ///
  /// - Parameters:
  ///   - paths: The files, in any format that the section `currencies` can name. The first that has a fact counts.
  ///   - progress: Told what is being done.
  public static func currencies(_ paths: [String], progress: (String) -> Void = { _ in }) -> ImportedList {
    var problems: [Diagnostic] = []
    let data = CurrencyData(read(paths, &problems, progress, DataFile.read))
    // Codes never collide, as Swift names made from names of currencies can.
    var configuration = Configuration().currencies
    configuration.cases = .code
    var builder = CurrencyBuilder(configuration: configuration)
    let currencies = builder.currencies(of: data)
    return ImportedList(currencies.map(entry), problems + data.diagnostics + builder.diagnostics)
  }

  private static func entry(_ currency: Currency) -> JSONLine {
    var line = JSONLine()
    line.add("code", currency.code)
    line.add("name", currency.name)
    if let symbol = currency.symbol { line.add("symbol", symbol) }
    if let digits = currency.minorUnits { line.add("minorUnits", numbers: [String(digits)]) }
    if let number = currency.numericCode { line.add("numericCode", numbers: [String(number)]) }
    if !currency.aliases.isEmpty { line.add("aliases", currency.aliases.map(\.value)) }
    return line
  }
}
