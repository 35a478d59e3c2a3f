/// The line that a measured program prints after each pass over its data.
struct ProgramPass {
  /// A digest of all data that it read.
  let checksum: String

  /// The duration of each read in seconds, in order.
  let seconds: [Double]

  /// Reads a line like `pass cbf29ce484222325 1400 900`. Returns `nil` for other lines.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count > 2, words[0] == "pass" else { return nil }
    checksum = String(words[1])
    seconds = words.dropFirst(2).compactMap { Double($0) }.map { $0 / 1e9 }
  }
}
