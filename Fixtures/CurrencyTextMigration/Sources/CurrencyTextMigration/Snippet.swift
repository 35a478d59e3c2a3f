/// Code as programs with CurrencyText have it, and its results.
struct Snippet {
  let name: String
  let expected: [String]
  let results: () -> [Any?]

  /// - Parameters:
  ///   - name: What the code shows.
  ///   - expected: The results that CurrencyText documents, as texts.
  ///   - results: Runs the code.
  init(_ name: String, expects expected: String..., results: @escaping () -> [Any?]) {
    self.name = name
    self.expected = expected
    self.results = results
  }

  /// What is wrong, or `nil` if all results are as expected.
  var complaint: String? {
    let texts = results().map { $0.map { "\($0)" } ?? "nil" }
    return texts == expected ? nil : "\(name): \(texts), not \(expected)"
  }
}
