/// What a measuring program prints each time that it has read all its data.
struct ProgramPass {
  /// A digest of all that it read, in the program's own spelling.
  let checksum: String

  /// The seconds that each read took, in order.
  let seconds: [Double]

  /// Reads a line like `pass cbf29ce484222325 1400 900`; other lines are no passes.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count > 2, words[0] == "pass" else { return nil }
    checksum = String(words[1])
    seconds = words.dropFirst(2).compactMap { Double($0) }.map { $0 / 1e9 }
  }
}
