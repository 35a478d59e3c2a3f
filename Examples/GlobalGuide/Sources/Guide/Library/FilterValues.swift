import Almanac

/// The values that the countries have for one part of a filter, sorted by title, so that each list only counts them.
struct FilterValues: Sendable {
  /// What the filter can be set to, and what the reader sees.
  struct Value: Sendable {
    let value: String
    let title: String
  }

  /// The values, sorted by title.
  let values: [Value]

  /// The indices of each country's values in `values`.
  let indices: [[Int]]

  /// - Parameters:
  ///   - valuesOfCountries: The values of each country.
  ///   - title: Returns what the reader sees of a value.
  init(_ valuesOfCountries: [[String]], title: (String) -> String) {
    let sorted = Set(valuesOfCountries.joined()).map { Value(value: $0, title: title($0)) }
      .map { (key: SearchText.folded($0.title), value: $0) }
      .sorted { ($0.key, $0.value.value) < ($1.key, $1.value.value) }
    values = sorted.map(\.value)
    let places = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1.value, $0) })
    indices = valuesOfCountries.map { Set($0).compactMap { places[$0] } }
  }
}
