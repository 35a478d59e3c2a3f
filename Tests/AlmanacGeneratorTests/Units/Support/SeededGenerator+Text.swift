import TestSupport

extension SeededGenerator {
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }

  /// A text of characters that often cause errors, mixed with others.
  mutating func text(maximumLength: Int) -> String {
    let troublemakers: [Unicode.Scalar] = [
      "\0", "\u{1}", "\t", "\n", "\u{B}", "\r", "\u{1B}", " ", "\"", "'", "\\", "(", ")", "#", "{", "}", "u", "0", "n",
      "%", ":", ",", "/", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{301}", "\u{200B}", "\u{200D}", "\u{200F}",
      "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{E000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}",
      "\u{1F1FA}", "\u{1F1F8}", "\u{E0067}", "\u{10FFFF}", "é", "漢",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...maximumLength, using: &self) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self))
      let isTrouble = Int.random(in: 0..<4, using: &self) > 0
      text.append(isTrouble ? troublemakers.randomElement(using: &self) ?? "x" : any ?? "y")
    }
    return String(text)
  }
}
