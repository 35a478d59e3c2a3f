extension CurrencyLocale {
  /// What is known of it, for people to read.
  var facts: [Fact] {
    [Fact("identifier", identifier, at: record?.identifier.location), Fact("name", name, at: record?.name?.location)]
      + partNames.map { Fact("part of the name", $0) } + aliases.map { Fact("alias", $0) }
      + [country].compactMap { $0.map { Fact("country", $0) } }
      + [currency].compactMap { $0.map { Fact("currency", $0) } }
  }
}
