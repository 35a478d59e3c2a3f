/// What a list of countries is sorted by, the largest first. Without an order, the best matches come first.
public enum CountryOrder: String, CaseIterable, Sendable {
  case population
  case area

  /// Sorts rows of countries. Those whose number is not known come last, and equal ones stay in their order.
  func sorted(_ rows: [Int], of countries: [SearchedCountry]) -> [Int] {
    let numbers = rows.map { (self == .area ? countries[$0].area : countries[$0].population) ?? -1 }
    // There are at most 676 codes. A sort would make the module of the browser a hundredth larger.
    var sorted = rows
    for (index, row) in rows.enumerated() {
      let number = numbers[index]
      let before = numbers.indices.count { numbers[$0] > number || (numbers[$0] == number && $0 < index) }
      sorted[before] = row
    }
    return sorted
  }
}
