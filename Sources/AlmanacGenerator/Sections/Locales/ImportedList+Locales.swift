extension ImportedList {
  /// A list of locales.
  ///
  /// - Parameters:
  ///   - paths: The files, in any format that the section `locales` can name. The first that has a fact counts.
  ///   - progress: Told what is being done.
  public static func locales(_ paths: [String], progress: (String) -> Void = { _ in }) -> ImportedList {
    var problems: [Diagnostic] = []
    let data = LocaleData(read(paths, &problems, progress, DataFile.read))
    var configuration = Configuration().locales
    configuration.cases = .code
    var builder = LocaleBuilder(configuration: configuration)
    // Those of the device are in every enum, and in no list.
    let locales = builder.locales(of: data).filter { !$0.isOfDevice }
    return ImportedList(locales.map(entry), problems + data.diagnostics + builder.diagnostics)
  }

  private static func entry(_ locale: CurrencyLocale) -> JSONLine {
    var line = JSONLine()
    line.add("identifier", locale.identifier)
    line.add("name", locale.name)
    if !locale.aliases.isEmpty { line.add("aliases", locale.aliases.map(\.value)) }
    return line
  }
}
