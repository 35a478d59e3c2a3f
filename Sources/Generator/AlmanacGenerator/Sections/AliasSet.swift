/// A set of aliases, by its name in almanac.json.
enum AliasSet: String, CaseIterable, Sendable {
  /// The names in the library CurrencyText.
  case currencytext

  /// The sections that have aliases in sets.
  static let sections: [SectionKind] = [.currencies, .locales]

  /// An alias.
  struct Alias: Sendable {
    /// The name, where almanac.json names the set.
    let name: Located<String>

    /// The codes of the entry, spelled in different ways, of which the first one in the target counts.
    let codes: [String]
  }

  /// The name of the file in the world: an object for each section, with the codes of each name.
  var fileName: String { "aliases.\(rawValue).json" }

  /// Returns the aliases for a section in the file, with the location where almanac.json names the set.
  static func aliases(of kind: SectionKind, in file: DataFile, namedAt location: SourceLocation) -> [Alias] {
    (file.root?[kind.rawValue]?.members ?? []).map { member in
      Alias(
        name: Located(value: member.key.value, location: location),
        codes: (member.value.elements ?? []).compactMap(\.text?.value)
      )
    }
  }
}

extension SectionSettings {
  /// Reads `aliases`: an object, or in some sections also the name of a set, or an array of both.
  mutating func readAliases(_ object: JSONObject) {
    guard let value = object.value("aliases") else { return }
    let takesSets = AliasSet.sections.contains(kind)
    var own: [(key: Located<String>, value: [Located<String>])]?
    for element in takesSets ? value.elements ?? [value] : [value] {
      if let name = element.text, takesSets || AliasSet(rawValue: name.value) != nil {
        readAliasSet(name, object)
      } else if own != nil {
        object.report(
          .configValue,
          at: element.location,
          "'aliases' already contains an object; write all aliases there"
        )
      } else {
        own = object.lists(element, of: "'aliases'")
      }
    }
    aliases = keyed(own ?? [], object)
  }

  private mutating func readAliasSet(_ name: Located<String>, _ object: JSONObject) {
    guard let set = AliasSet(rawValue: name.value) else {
      let names = AliasSet.allCases.map(\.rawValue)
      let advice = "write \(Spelling.list(names, "or")), or an object of codes and aliases"
      let hint = Spelling.hint(for: name.value, among: names, or: advice)
      return object.report(.configValue, at: name.location, "unknown alias set '\(name.value)'; \(hint)")
    }
    guard AliasSet.sections.contains(kind) else {
      let sections = Spelling.list(AliasSet.sections.map(\.rawValue), "and")
      let message = "the alias set '\(name.value)' is only for \(sections); in '\(kind.rawValue)', write an object"
      return object.report(.configValue, at: name.location, message)
    }
    if aliasSets.contains(where: { $0.value == set }) {
      return object.report(.configValue, at: name.location, "duplicate alias set '\(name.value)'; name it once")
    }
    aliasSets.append(name.map { _ in set })
  }
}
