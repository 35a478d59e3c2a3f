extension Currency {
  /// What is known of it, for people to read.
  var facts: [Fact] {
    let known = [
      Fact(label: "code", value: code, location: record.code.location),
      record.name.map { Fact(label: "name", value: $0.value, location: $0.location) },
      record.symbol.map { Fact(label: "symbol", value: $0.value, location: $0.location) },
      record.minorUnits.map { Fact(label: "minor units", value: String($0.value), location: $0.location) },
      record.numericCode.map { Fact(label: "numeric code", value: String($0.value), location: $0.location) },
    ]
    return known.compactMap { $0 } + aliases.map { Fact(label: "alias", value: $0) }
      + countries.map { Fact(label: "country", value: $0) }
  }
}
