extension Array where Element: Hashable {
  /// The elements in order, without duplicates.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

// Sorts by the UTF-8 bytes of texts, which is the order of the tables, and the same on every machine. One function
// sorts indices, so the compiler does not specialize a sort for each type.

extension Array {
  /// The elements in ascending order of a text for each. The sort is stable.
  func sorted(byBytesOf text: (Element) -> String) -> [Element] { byteOrder(of: map(text)).map { self[$0] } }
}

extension Dictionary where Key == String {
  /// The keys and values in ascending order of the keys.
  var sortedByKey: [(key: String, value: Value)] {
    let keys = Array(keys)
    return byteOrder(of: keys).compactMap { index in self[keys[index]].map { (keys[index], $0) } }
  }
}

extension Set<String> {
  /// The texts in ascending order.
  var sortedByBytes: [String] { Array(self).sorted(byBytesOf: { $0 }) }
}

/// The indices of texts in the order of the texts.
private func byteOrder(of texts: [String]) -> [Int] {
  var order = Array(texts.indices)
  order.sort { left, right in
    if texts[left].utf8.elementsEqual(texts[right].utf8) { return left < right }
    return texts[left].utf8.lexicographicallyPrecedes(texts[right].utf8)
  }
  return order
}
