extension Array where Element: Hashable {
  /// The elements in order, without duplicates.
  package var unique: [Element] {
    if count < 2 { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Int] {
  /// The indices of the numbers, the largest number first.
  var indicesOfLargestFirst: [Int] { indices.sorted { (self[$1], $0) < (self[$0], $1) } }
}

// Sorts by the UTF-8 bytes of strings, which is the order of the tables, and the same on every machine. One function
// sorts indices, so the compiler doesn't specialize a sort for each type.

extension Array {
  /// Returns the elements in ascending order of a string for each, by a stable sort.
  func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    byteOrder(of: map { [UInt8](text($0).utf8) }).map { self[$0] }
  }
}

extension Dictionary where Key == String {
  /// The keys and values in ascending order of the keys.
  var sortedByKey: [(key: String, value: Value)] {
    let keys = Array(keys)
    return byteOrder(of: keys.map { Array($0.utf8) }).compactMap { index in self[keys[index]].map { (keys[index], $0) }
    }
  }
}

extension Set<String> {
  /// The strings in ascending order.
  var sortedByBytes: [String] { Array(self).sorted(byBytesOf: { $0 }) }
}

/// Returns the indices of strings in the order of their bytes.
func byteOrder(of bytes: [[UInt8]]) -> [Int] {
  // The comparison is in C for speed, because SwiftPM builds the generator without optimization.
  bytes.indices.sorted { left, right in
    let (first, second) = (bytes[left], bytes[right])
    let order = memcmp(first, second, min(first.count, second.count))
    if order != 0 { return order < 0 }
    return (first.count, left) < (second.count, right)
  }
}
