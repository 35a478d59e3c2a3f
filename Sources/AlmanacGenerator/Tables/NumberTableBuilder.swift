/// Lays out numbers as the runtime's `NumberTable` reads them.
enum NumberTableBuilder {
  static func text(of numbers: [Int]) -> String { numbers.map { Base56.digits(of: $0, count: 3) }.joined() }
}
