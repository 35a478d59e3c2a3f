extension Currency {
  /// What is known of it, for people to read.
  var facts: [Fact] {
    let numbers = [("minor units", record.minorUnits), ("numeric code", record.numericCode)]
    return [Fact("code", record.code)] + [record.name].compactMap { $0.map { Fact("name", $0) } }
      + [record.symbol].compactMap { $0.map { Fact("symbol", $0) } }
      + numbers.compactMap { label, number in number.map { Fact(label, String($0.value), at: $0.location) } }
      + aliases.map { Fact("alias", $0) } + countries.map { Fact("country", $0) }
  }
}
