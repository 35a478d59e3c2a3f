import Foundation
import TestSupport
import Testing

/// The tables that `Scripts/update-unicode` and `Scripts/update-collation` write.
@Suite(.runsCommands) struct UnicodeTableTests {
  /// Whether Debian's package `unicode-data` has the version of the tables.
  private static let hasSources: Bool = {
    let ages = URL(filePath: "/usr/share/unicode/DerivedAge.txt")
    guard let text = try? String(contentsOf: ages, encoding: .utf8) else { return false }
    return text.hasPrefix("# DerivedAge-15.0.0.txt")
      && FileManager.default.fileExists(atPath: "/usr/share/iso-codes/json/iso_15924.json")
  }()

  /// Whether Debian's package `unicode-cldr-core` has the version of the orders.
  private static let hasOrders: Bool = {
    let format = URL(filePath: "/usr/share/unicode/cldr/common/dtd/ldml.dtd")
    return (try? String(contentsOf: format, encoding: .utf8))?.contains(#"cldrVersion CDATA #FIXED "41""#) ?? false
  }()

  @Test(.enabled(if: hasSources && hasOrders))
  func ordersAreWhatTheScriptWrites() throws {
    let result = try CommandResult.run(["Scripts/update-collation", "--check"], in: Repository.root)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test(.enabled(if: hasSources))
  func areWhatTheScriptWrites() throws {
    let result = try CommandResult.run(["Scripts/update-unicode", "--check"], in: Repository.root)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  /// The script finds a file that was changed by hand.
  @Test(.enabled(if: hasSources))
  func noticesChanges() throws {
    let folder = try TemporaryFolder()
    let script = folder.url.appending(path: "Scripts/update-unicode")
    try FileManager.default.createDirectory(at: script.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Repository.root.appending(path: "Scripts/update-unicode"), to: script)
    let result = try CommandResult.run(["python3", "Scripts/update-unicode", "--check"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("Sources/Runtime/Almanac/Text/FoldData.swift"), "\(result.output)")
  }
}
