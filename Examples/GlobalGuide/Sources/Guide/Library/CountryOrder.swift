/// What a list of countries is sorted by, the largest first. Without an order, the best matches come first.
public enum CountryOrder: String, CaseIterable, Sendable {
  case population
  case area

  /// Sorts rows of countries. Those whose number is not known come last, and equal ones stay in their order.
  func sorted(_ rows: [Int], of countries: [SearchedCountry]) -> [Int] {
    let numbers = rows.map { (self == .area ? countries[$0].area : countries[$0].population) ?? -1 }
    return rows.indices.sorted { (numbers[$1], $0) < (numbers[$0], $1) }.map { rows[$0] }
  }
}
