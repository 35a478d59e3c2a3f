import Foundation

@testable import Almanac

/// The normalizer and the searches: what is folded stays the same, and equivalent texts find the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  check(text, SearchText.folded)
  check(text, SearchText.foldedLetters)
  let countries = Country.search(text)
  let emoji = Emoji.search(text)
  precondition(Set(countries).count == countries.count && Set(emoji).count == emoji.count, "A result is there twice.")
  let decomposed = text.decomposedStringWithCanonicalMapping
  precondition(Country.search(decomposed) == countries, "An equivalent text finds another country.")
  for ranking in [EmojiRanking.alphabetical, .usage] {
    let ranked = Emoji.search(text, languages: ["de-AT", text], ranking: ranking, usage: [text: 1])
    precondition(Set(ranked).count == ranked.count, "A result is there twice.")
  }
  _ = Emoji(text)
  _ = Country(normalizing: text)
  return 0
}

private func check(_ text: String, _ fold: (String) -> String) {
  let folded = fold(text)
  precondition(folded.utf8.elementsEqual(fold(folded).utf8), "A folded text changes.")
  let forms = [text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping]
  precondition(forms.allSatisfy { fold($0).utf8.elementsEqual(folded.utf8) }, "Equivalent texts differ.")
}
