/// The rules for the names of flag files.
struct FlagNameRules {
  let settings: CountrySettings
  let problems: Problems

  /// Returns the files whose names follow the rules. Reports the others. The files are in the order of the bytes of
  /// their names, which puts upper case first.
  func wellNamed(_ files: [FlagFile]) -> [FlagFile] {
    var lastOfName: [String: FlagFile] = [:]
    for file in files { lastOfName[file.name.lowercased()] = file }
    // Copies of one flag, of which only one can get its name.
    let names = files.compactMap { isGood($0) ? nil : suggestion(for: $0.name) }
    let copies = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    return files.filter { file in
      // Of several with one name, the last is in lowercase if any is. It is the one to keep.
      if let kept = lastOfName[file.name.lowercased()], kept.path != file.path {
        reportDuplicate(file, of: kept)
        return false
      }
      return hasGoodName(file, among: lastOfName, copies: Set(copies))
    }
  }

  private func reportDuplicate(_ file: FlagFile, of kept: FlagFile) {
    let differByCase = file.fileName != kept.fileName && file.fileName.lowercased() == kept.fileName.lowercased()
    let message =
      differByCase
      ? "'\(file.fileName)' and '\(kept.fileName)' differ only in case; keep the lowercase one"
      : "'\(kept.path)' is also the flag '\(kept.name)'; keep one of them"
    problems.report(.flagDuplicate, at: file.location, message)
  }

  /// Reports all that is wrong with a name as one problem, so that only one new name is proposed. The flags are by name
  /// in lowercase.
  private func hasGoodName(_ file: FlagFile, among flags: [String: FlagFile], copies: Set<String>) -> Bool {
    if isGood(file) { return true }
    let isLowercase = file.fileName.hasSuffix(file.fileExtension)
    let lowercased = file.name.lowercased()
    if settings.canNameFlag(file.name) || settings.canNameFlag(lowercased) {
      let name = settings.canNameFlag(file.name) ? file.name : lowercased
      let message =
        "rename '\(file.fileName)' to '\(name)\(file.fileExtension)': flag names and extensions must be lowercase"
      problems.report(isLowercase ? .flagCase : .flagExtension, at: file.location, message)
    } else {
      problems.report(.flagName, at: file.location, nameMessage(file, among: flags, copies))
    }
    return false
  }

  private func isGood(_ file: FlagFile) -> Bool {
    file.fileName.hasSuffix(file.fileExtension) && settings.canNameFlag(file.name)
  }

  private func nameMessage(_ file: FlagFile, among flags: [String: FlagFile], _ copies: Set<String>) -> String {
    if file.fileName.hasPrefix("._") {
      return "'\(file.fileName)' isn't an image but metadata that macOS writes next to one (AppleDouble); remove it"
    }
    let suggestion = suggestion(for: file.name)
    let isAlpha3 = Alpha3Code.alpha2(for: file.name) != nil
    let fault = isAlpha3 ? "is named after an alpha-3 code" : "is not a valid flag name"
    let expected: String
    // One of the user's own takes precedence over one that Almanac ships.
    if let suggestion, let other = flags[suggestion], !other.isShipped {
      expected = "remove it: '\(other.fileName)' exists"
    } else if let suggestion {
      let name = suggestion + file.fileExtension
      expected =
        copies.contains(suggestion)
        ? "rename it or another copy to '\(name)', and remove the others" : "rename it to '\(name)'"
    } else {
      expected = "use \(settings.flags.naming.expectation(file.fileExtension))"
    }
    return "'\(file.fileName)' \(fault); \(expected)"
  }

  /// Finds the most likely correct name.
  private func suggestion(for name: String) -> String? {
    // Without the scale of an image in an app: us@2x.png.
    let scale = ["@2x", "@3x"].first { name.hasSuffix($0) } ?? ""
    let name = String(name.dropLast(scale.count))
    switch settings.flags.naming {
    case .alpha2: return Alpha3Code.alpha2(for: name) ?? (isPartOfCountry(name) ? nil : CountryCode.guessedAlpha2(name))
    case .key:
      let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return words.isEmpty ? nil : words.joined(separator: "-")
    }
  }

  /// Returns whether a name starts with another country's code than it ends with: `us-ca` is California, not Canada.
  private func isPartOfCountry(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, parts.count > 1, parts.last != first else { return false }
    return EmojiCharacter.regions.contains(first.uppercased())
  }
}
