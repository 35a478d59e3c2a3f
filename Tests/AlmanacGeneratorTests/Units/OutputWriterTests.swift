import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct OutputWriterTests {
  private let folder: TemporaryFolder
  private let long = Date(timeIntervalSince1970: 1_000_000_000)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writesIntoANewFolder() throws {
    let writer = OutputWriter(folder: folder.path(of: "a/b"))
    let files = [
      GeneratedFile(name: "Country.swift", contents: "enum É {}\n"),
      GeneratedFile(name: "Empty.swift", contents: ""),
    ]
    #expect(writer.write(files).isEmpty)
    #expect(try Folder.names(in: writer.folder) == ["Country.swift", "Empty.swift"])
    #expect(try folder.contents(of: "a/b/Country.swift") == "enum É {}\n")
    #expect(try folder.contents(of: "a/b/Empty.swift") == "")
  }

  @Test func writesNothingWithoutFiles() throws {
    #expect(OutputWriter(folder: folder.path(of: "a")).write([]).isEmpty)
    #expect(try Folder.names(in: folder.path) == [])
  }

  @Test func leavesWhatIsTheSame() throws {
    let path = try folder.write("A.swift", Array("a".utf8))
    try makeOld(path)
    #expect(OutputWriter(folder: folder.path).write([GeneratedFile(name: "A.swift", contents: "a")]).isEmpty)
    #expect(try date(path) == long)
  }

  @Test func replacesOnlyWhatHasChanged() throws {
    let same = try folder.write("A.swift", Array("a".utf8))
    let changed = try folder.write("B.swift", Array("b and more".utf8))
    let other = try folder.write("C.swift", Array("c".utf8))
    for path in [same, changed, other] { try makeOld(path) }
    let files = [GeneratedFile(name: "A.swift", contents: "a"), GeneratedFile(name: "B.swift", contents: "b")]
    #expect(OutputWriter(folder: folder.path).write(files).isEmpty)
    #expect(try folder.contents(of: "B.swift") == "b")
    #expect(try date(same) == long)
    #expect(try date(changed) != long)
    #expect(try date(other) == long)
    // The atomic replacement leaves no temporary files.
    #expect(try Folder.names(in: folder.path) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func comparesBytesAndNotCharacters() throws {
    let path = try folder.write("A.swift", Array("\u{E9}".utf8))
    #expect(OutputWriter(folder: folder.path).write([GeneratedFile(name: "A.swift", contents: "e\u{301}")]).isEmpty)
    #expect(FileManager.default.contents(atPath: path) == Data("e\u{301}".utf8))
  }

  @Test func reportsAFileWhereTheFolderBelongs() throws {
    let path = try folder.write("a", Array("kept".utf8))
    for target in [path, path + "/b"] {
      let diagnostics = OutputWriter(folder: target).write([GeneratedFile(name: "A.swift", contents: "a")])
      #expect(diagnostics.map(\.rule) == [.outputUnwritable])
      #expect(diagnostics.map(\.severity) == [.error])
      #expect(diagnostics.map(\.location.path) == [target])
      let message = try #require(diagnostics.first?.message)
      #expect(message.hasPrefix("cannot be written ("))
      // The path is already before the message.
      #expect(!message.contains(folder.path))
    }
    #expect(try folder.contents(of: "a") == "kept")
  }

  @Test func replacesNothingIfOneFileCannotBeWritten() throws {
    let old = try folder.write("A.swift", Array("old".utf8))
    try FileManager.default.createDirectory(atPath: folder.path(of: "B.swift"), withIntermediateDirectories: false)
    let files = ["A.swift", "B.swift", "C.swift"].map { GeneratedFile(name: $0, contents: "new") }
    let diagnostics = OutputWriter(folder: folder.path).write(files)
    #expect(diagnostics.map(\.rule) == [.outputUnwritable])
    #expect(diagnostics.map(\.location.path) == [folder.path(of: "B.swift")])
    #expect(FileManager.default.contents(atPath: old) == Data("old".utf8))
    #expect(try Folder.names(in: folder.path) == ["A.swift", "B.swift"])
  }

  @Test func removesWhatAKilledProcessLeft() throws {
    let killed = Process()
    killed.executableURL = URL(filePath: "/usr/bin/env")
    killed.arguments = ["true"]
    try killed.run()
    killed.waitUntilExit()
    let running = ProcessInfo.processInfo.processIdentifier
    let kept = [".0.\(running).almanac-new", ".almanac-new", ".a.almanac-new", "A.swift"].sorted()
    for name in kept + [".0.\(killed.processIdentifier).almanac-new"] {
      _ = try folder.write(name, Array("x".utf8))
    }
    #expect(OutputWriter(folder: folder.path).write([GeneratedFile(name: "A.swift", contents: "x")]).isEmpty)
    #expect(try Folder.names(in: folder.path).sorted() == kept)
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() throws {
    let other = try folder.write("other", Array("kept".utf8))
    try #require(symlink("other", folder.path(of: "A.swift")) == 0)
    #expect(OutputWriter(folder: folder.path).write([GeneratedFile(name: "A.swift", contents: "a")]).isEmpty)
    #expect(try folder.contents(of: "A.swift") == "a")
    #expect(FileManager.default.contents(atPath: other) == Data("kept".utf8))
  }

  /// The superuser could replace `/dev/null`.
  @Test func doesNotReplaceWhatIsNoFile() throws {
    try #require(mkfifo(folder.path(of: "A.swift"), 0o600) == 0)
    try #require(symlink("/dev/null", folder.path(of: "B.swift")) == 0)
    for path in ["A.swift", "B.swift"].map(folder.path) + ["/dev/null"] {
      let problems = OutputWriter.write("a", to: path)
      #expect(problems.map(\.rule) == [.outputUnwritable])
      #expect(problems.map(\.location.path) == [path])
    }
    #expect(try Folder.names(in: folder.path) == ["A.swift", "B.swift"])
  }

  @Test func writesAFileWithALongName() throws {
    let name = String(repeating: "a", count: 255)
    #expect(OutputWriter.write("a", to: folder.path(of: name)).isEmpty)
    #expect(try Folder.names(in: folder.path) == [name])
  }

  /// One writer waits for the other.
  @Test func writersAtOnceLeaveTheFilesOfOne() async throws {
    let names = (0..<8).map { "\($0).swift" }
    let path = folder.path
    for round in 0..<20 {
      await withTaskGroup { group in
        for text in ["a\(round)", "b\(round)", "c\(round)"] {
          group.addTask {
            let problems = OutputWriter(folder: path).write(names.map { GeneratedFile(name: $0, contents: text) })
            #expect(problems.isEmpty, "\(problems)")
          }
        }
      }
      #expect(Set(try names.map { try folder.contents(of: $0) }).count == 1)
    }
    #expect(try Folder.names(in: path) == names)
  }

  private func makeOld(_ path: String) throws {
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)
  }

  private func date(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
