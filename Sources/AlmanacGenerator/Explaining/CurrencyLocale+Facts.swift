extension CurrencyLocale {
  /// What is known of it, for people to read.
  var facts: [Fact] {
    [
      Fact(label: "identifier", value: identifier, location: record?.identifier.location),
      Fact(label: "name", value: name, location: record?.name?.location),
    ] + aliases.map { Fact(label: "alias", value: $0) }
      + [country.map { Fact(label: "country", value: $0) }, currency.map { Fact(label: "currency", value: $0) }]
      .compactMap { $0 }
  }
}
