import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Every build runs the tool, and the tool does nothing if nothing has changed.
@Suite struct LastRunTests {
  private let outside: TemporaryFolder
  private let folder: TemporaryFolder
  private let work: TemporaryFolder

  init() throws {
    outside = try TemporaryFolder(["lists/c.json": #"[{"code": "CHF", "name": "Franc"}]"#])
    for name in ["ch", "xx"] { try outside.addFlag("Flags/\(name).png") }
    folder = try TemporaryFolder([
      "countries.json": #"[{"code": "CH", "name": "Switzerland"}]"#,
      "Icons/a/star.txt": "",
      "almanac.json": """
      { currencies: { data: "\(outside.path)/lists/c.json" }, countries: { flags: ["Flags", "\(outside.path)/Flags"] } }
      """,
    ])
    try folder.addFlag("Flags/fr.png")
    work = try TemporaryFolder()
  }

  /// A run that began some seconds from now, so that the files of the test are old or new for it.
  private func lastRun(key: String = "", after seconds: Int = 10) -> LastRun {
    LastRun("LastRun", key: key, Cache(folder: Folder(path: work.path)), start: time(nil) + seconds)
  }

  /// Remembers a run over the folder, which wrote a file.
  private func remember(after seconds: Int = 10) throws {
    let outcome = Pipeline.run(Request(folder: folder.path))
    #expect(!outcome.files.isEmpty, "\(outcome.diagnostics)")
    let output = try work.write("Generated/A.swift", Array("let a = 1\n".utf8))
    lastRun(after: seconds).remember(
      inputs: outcome.inputs + outcome.searchedFolders,
      outputs: [output],
      hasResources: true
    )
  }

  @Test func isRepeatedUntilSomethingChanges() throws {
    #expect(try !lastRun().isRepeated())
    try remember()
    for _ in 0..<3 { #expect(try lastRun().isRepeated()) }
    #expect(try !lastRun(key: "another library").isRepeated())
    #expect(try !lastRun().isRepeated(), "The run with another key replaced what was known.")
  }

  /// What a person, Git or another program does between two builds.
  @Test(arguments: [
    "printf '[]' > countries.json", "touch countries.json", "rm countries.json", "printf '[]' > emoji.de.json",
    "cp Flags/fr.png Flags/de.png", "rm Flags/fr.png", "mv Flags/fr.png Flags/it.png", "mkdir Images",
    "cp Flags/fr.png Icons/a/us.png", "ln -sf $OUTSIDE/Flags/ch.png Flags/fr.png", "chmod 600 almanac.json",
    "cp Flags/fr.png $OUTSIDE/Flags/fr.png", "rm $OUTSIDE/Flags/ch.png", "rm -r $OUTSIDE/Flags",
    "mv $OUTSIDE/lists $OUTSIDE/renamed", "cp $OUTSIDE/lists/c.json n; mv n $OUTSIDE/lists/c.json",
    // The same size and the same date.
    "sed s/CHF/EUR/ $OUTSIDE/lists/c.json > n; touch -r $OUTSIDE/lists/c.json n; cat n > $OUTSIDE/lists/c.json; "
      + "touch -r n $OUTSIDE/lists/c.json; rm n",
    "rm $WORK/Generated/A.swift", "printf 'let b = 1\n' > $WORK/Generated/A.swift",
    "printf damaged > $WORK/LastRun", "rm $WORK/LastRun", "printf '' > $WORK/LastRun",
  ])
  func changesAreNoticed(command: String) throws {
    try remember()
    #expect(try lastRun().isRepeated())
    let environment = ["OUTSIDE": outside.path, "WORK": work.path]
    let result = try CommandResult.run(["/bin/sh", "-ec", command], in: folder.url, environment: environment)
    #expect(result.status == 0, "\(result.output)")
    #expect(try !lastRun().isRepeated())
  }

  /// A folder without resources is the world, which one that has lost them shouldn't become silently.
  @Test func remembersWhetherThereWereResources() throws {
    #expect(!lastRun().hadResources)
    try remember()
    #expect(lastRun().hadResources)
    try folder.add("countries.json", Data("[".utf8))
    // The run fails, so it remembers nothing.
    #expect(try !lastRun().isRepeated())
    #expect(lastRun().hadResources)
    #expect(try !lastRun().isRepeated())
    lastRun().remember(inputs: [], outputs: [], hasResources: false)
    #expect(!lastRun().hadResources)
  }

  /// A file can change again within the time to which its date is rounded.
  @Test func newFilesAreReadAgain() throws {
    try remember(after: 0)
    #expect(try !lastRun().isRepeated())
  }

  /// The build system sees the record as changed, although its contents are the same.
  @Test func recordIsAnotherFileEachTime() throws {
    try remember()
    let record = work.path(of: "LastRun")
    var contents: Set<Data> = []
    var files: [Int] = []
    for _ in 0..<3 {
      #expect(try lastRun().isRepeated())
      contents.insert(try Data(contentsOf: URL(filePath: record)))
      files.append(try #require(FileManager.default.attributesOfItem(atPath: record)[.systemFileNumber] as? Int))
    }
    #expect(contents.count == 1 && files[0] != files[1] && files[1] != files[2])
  }

  @Test func recordThatCannotBeWrittenIsAnError() throws {
    try FileManager.default.createDirectory(atPath: work.path(of: "LastRun"), withIntermediateDirectories: false)
    let error = try #require(throws: Diagnostic.self) { try lastRun().isRepeated() }
    #expect(error.rule == .outputUnwritable && error.location.path == work.path(of: "LastRun"))
  }
}
