import Almanac

/// The rules for the names of flag files.
struct FlagNameRules {
  let settings: CountrySettings

  /// The problems with the names, file by file.
  ///
  /// - Parameter files: The files, sorted by the bytes of their names, which puts upper case first.
  func diagnostics(for files: [FlagFile]) -> [Diagnostic] {
    let lowercased = Dictionary(grouping: files) { $0.name.lowercased() }
    return files.flatMap { file in
      // The last name of a group is the one in lower case, if there is one. It is valid.
      let group = lowercased[file.name.lowercased()] ?? []
      if let kept = group.last, kept.path != file.path { return [duplicate(file, of: kept)] }
      return diagnostics(for: file)
    }
  }

  private func duplicate(_ file: FlagFile, of kept: FlagFile) -> Diagnostic {
    let differByCase = file.fileName != kept.fileName && file.fileName.lowercased() == kept.fileName.lowercased()
    let message =
      differByCase
      ? "'\(file.fileName)' and '\(kept.fileName)' differ by case alone; keep the one in lower case"
      : "'\(kept.path)' gives the flag '\(kept.name)', too; keep one of them"
    return Diagnostic(.flagDuplicate, at: file.location, message)
  }

  private func diagnostics(for file: FlagFile) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if !file.fileName.hasSuffix(file.fileExtension) {
      let message = "the extension of '\(file.fileName)' must be in lower case: '\(file.name)\(file.fileExtension)'"
      diagnostics.append(Diagnostic(.flagExtension, at: file.location, message))
    }
    if !allows(file.name) {
      let lowercased = file.name.lowercased()
      diagnostics.append(
        lowercased != file.name && allows(lowercased)
          ? Diagnostic(
            .flagCase,
            at: file.location,
            "'\(file.fileName)' must be in lower case: '\(lowercased)\(file.fileExtension)'"
          )
          : Diagnostic(.flagName, at: file.location, nameMessage(file))
      )
    }
    return diagnostics
  }

  private func nameMessage(_ file: FlagFile) -> String {
    let rule = "'\(file.fileName)' does not match \(settings.flags.naming.pattern)"
    let expected =
      switch settings.flags.naming {
      case .alpha2: "a flag is named by two letters (ISO 3166-1 alpha-2), such as 'us.png'"
      case .key: "a flag is named by letters, digits and hyphens, such as 'gb-eng.png'"
      }
    return rule + "; " + (suggestion(for: file.name).map { "rename it to '\($0)\(file.fileExtension)'" } ?? expected)
  }

  /// The most likely correct name.
  private func suggestion(for name: String) -> String? {
    switch settings.flags.naming {
    case .alpha2: return CountryCode.alpha2(name)
    case .key:
      let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return words.isEmpty ? nil : words.joined(separator: "-")
    }
  }

  private func allows(_ name: String) -> Bool {
    settings.flags.naming.allows(name) || settings.isAllowed(name)
  }
}
