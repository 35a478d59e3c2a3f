/// The rules for the flags of a folder as a whole: which must be there, and which may.
struct FlagSetRules {
  let configuration: CountriesConfiguration

  /// - Parameters:
  ///   - files: All flags that were read.
  ///   - folder: Where a flag that is missing belongs.
  ///   - required: The codes that must have a flag, if there is a list of them.
  ///   - described: The codes that are known without a flag.
  func diagnostics(
    for files: [FlagFile],
    in folder: Folder,
    required: [Located<String>]?,
    described: Set<String>
  ) -> [Diagnostic] {
    let names = Set(files.map(\.name))
    let wanted = configuration.include + configuration.aliases.map(\.code)
    return fallback(among: names, in: folder) + unknown(wanted, among: names.union(described))
      + (required.map { missing($0, among: names) + unlisted(files, in: $0) } ?? [])
  }

  private func fallback(among names: Set<String>, in folder: Folder) -> [Diagnostic] {
    let fallback = configuration.fallbackName
    guard !names.contains(fallback) else { return [] }
    let message =
      "the fallback '\(fallback).png' is missing from '\(folder.path)'; "
      + "add it, or name another flag as 'fallback' in \(Configuration.fileName)"
    return [Diagnostic(.flagFallback, at: configuration.fallback?.location ?? folder.location, message)]
  }

  private func missing(_ required: [Located<String>], among names: Set<String>) -> [Diagnostic] {
    required.compactMap { code in
      guard !names.contains(code.value) else { return nil }
      let canBeNamed = configuration.naming.allows(code.value) || configuration.isAllowed(code.value)
      let message =
        canBeNamed
        ? "'\(code.value)' has no flag; add '\(code.value).png'"
        : "'\(code.value)' cannot be a flag's name, which matches \(configuration.naming.pattern); write it like that"
      return Diagnostic(.flagRequired, at: code.location, message)
    }
  }

  private func unlisted(_ files: [FlagFile], in required: [Located<String>]) -> [Diagnostic] {
    let expected = Set(required.map(\.value))
    return files.filter { !expected.contains($0.name) && !configuration.isAllowed($0.name) }.map { file in
      let message = "'\(file.name)' is not among the required codes; add it to them or to 'allow', or remove the file"
      return Diagnostic(.flagUnlisted, at: file.location, message)
    }
  }

  /// Names in the configuration that no file has, which are misspelt more often than not.
  private func unknown(_ wanted: [Located<String>], among names: Set<String>) -> [Diagnostic] {
    wanted.compactMap { name in
      guard !names.contains(name.value) else { return nil }
      let nearest = Spelling.nearest(to: name.value, among: names.sorted())
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "add '\(name.value).png'"
      return Diagnostic(.flagUnknown, at: name.location, "there is no flag '\(name.value)'; \(hint)")
    }
  }
}
