/// The rules for a folder of flags: which flags are required, and which are allowed.
struct FlagSetRules {
  let settings: CountrySettings
  let flags: FlagFolder
  let problems: Problems

  /// Reports missing and unexpected flags.
  ///
  /// - Parameters:
  ///   - required: The codes that must have a flag, if there is a list of them.
  ///   - described: The codes of countries with facts that the settings use.
  ///   - known: The codes of all countries with facts.
  func check(required: [Located<String>]?, described: Set<String>, known: Set<String>) {
    guard flags.isComplete else { return }
    let names = Set(flags.files.map(\.name))
    checkFallback(names)
    let all = known.union(flags.known)
    let usable = all.subtracting(settings.section.exclude.values)
    checkUnknown(settings.section.entryKeys, names.union(described), usable) { name in
      flags.isShipped ? "write a code such as 'ch'" : "add '\(name).png', or remove it here"
    }
    checkUnknown(settings.section.exclude.located, all.union(flags.unread), all) { _ in
      SectionSettings.exclusionRemedy
    }
    if let required {
      checkMissing(required, names)
      checkUnlisted(required)
    }
  }

  private func checkFallback(_ names: Set<String>) {
    let fallback = settings.flags.fallbackName
    guard !names.contains(fallback) else { return }
    if let excluded = settings.section.exclude.located.first(where: { $0.value == fallback }) {
      let message = "'\(fallback)' is the fallback; keep it, or name another flag as 'fallback'"
      return problems.report(.flagFallback, at: excluded.location, message)
    }
    let message =
      "the fallback '\(fallback).png' is missing from '\(flags.folder.path)'; "
      + "add it, or name another flag as 'fallback' in \(Settings.fileName)"
    problems.report(.flagFallback, at: settings.flags.fallback?.location ?? flags.folder.location, message)
  }

  private func checkMissing(_ required: [Located<String>], _ names: Set<String>) {
    for code in required where !names.contains(code.value) {
      let message =
        settings.canNameFlag(code.value)
        ? "the flag of '\(code.value)' is missing; add '\(code.value).png'"
        : "'\(code.value)' is not a valid flag name; \(advice(for: code.value))"
      problems.report(.flagRequired, at: code.location, message)
    }
  }

  /// Returns the advice for a code that no flag can have.
  private func advice(for code: String) -> String {
    let naming = settings.flags.naming
    return naming.allows(code.lowercased()) ? "write '\(code.lowercased())'" : "use \(naming.expectation())"
  }

  private func checkUnlisted(_ required: [Located<String>]) {
    let expected = Set(required.map(\.value))
    for file in flags.files where !expected.contains(file.name) && !settings.isAllowed(file.name) {
      let message =
        "'\(file.name)' is not in the list of required codes; add it there or to 'allow', or remove the file"
      problems.report(.flagUnlisted, at: file.location, message)
    }
  }

  /// Reports names in the configuration without a file, which are probably misspelled.
  private func checkUnknown(
    _ wanted: [Located<String>],
    _ names: Set<String>,
    _ known: Set<String>,
    remedy: (String) -> String
  ) {
    for name in wanted where !names.contains(name.value) {
      lazy var hint = Alpha3Code.hint(for: name.value, among: known, or: remedy(name.value))
      problems.report(.flagUnknown, at: name.location, "there is no flag '\(name.value)'; \(hint)")
    }
  }
}
