extension Sequence {
  /// The elements in groups with the same key, in the order of the first element of each group. No group is empty.
  func grouped(by key: (Element) -> String) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [String: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].append(element)
      } else {
        indices[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
