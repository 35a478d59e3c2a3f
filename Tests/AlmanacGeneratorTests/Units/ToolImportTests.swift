import Foundation
import TestSupport
import Testing

/// The prebuilt tool is small because it contains no ICU, which the whole of Foundation needs on Linux.
@Suite struct ToolImportTests {
  @Test(arguments: ["AlmanacGenerator", "AlmanacCommand", "AlmanacTool", "AlmanacMain"])
  func noFileNeedsAllOfFoundation(target: String) throws {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // In a condition, which is indented, a file can import it for Apple's systems.
      let imports = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.hasSuffix("import Foundation") }
      #expect(imports.isEmpty, "\(name)")
    }
  }
}
