import Testing

@testable import AlmanacGenerator

/// The tables of facts: a column that no fact has would stay empty without a word.
@Suite struct FactTableTests {
  /// The columns of a section that no fact has. Links or other facts fill those.
  private func computed<Kind: EntryFact>(_: Kind.Type) -> [Kind.Column] {
    let known = Kind.allCases.flatMap(\.columns)
    for column in Kind.Column.allCases { #expect(known.count { $0 == column } <= 1, "two facts have \(column)") }
    return Kind.Column.allCases.filter { !known.contains($0) }
  }

  @Test func eachColumnHasOneSource() {
    #expect(computed(CountryFact.self) == [.currencies, .languages, .locales])
    #expect(computed(CurrencyFact.self) == [.digits, .countries])
    #expect(computed(LanguageFact.self) == [.direction, .countries])
    #expect(computed(LocaleFact.self) == [.country, .currency])
  }

  @Test func labelsDiffer() {
    #expect(Set(CountryFact.allCases.map(\.label)).count == CountryFact.allCases.count)
    #expect(Set(CurrencyFact.allCases.map(\.label)).count == CurrencyFact.allCases.count)
    #expect(Set(LanguageFact.allCases.map(\.label)).count == LanguageFact.allCases.count)
  }
}
