import TestSupport
import Testing

@testable import AlmanacGenerator

/// The flags that Almanac ships.
@Suite struct WorldFlagTests {
  private static func folder(_ shape: FlagShape) -> String { "\(Repository.path)/World/Flags/\(shape.folderName)" }

  private static func flag(_ code: String, _ shape: FlagShape) throws -> PNGFile {
    try PNGFile(try FileContents.bytes("\(folder(shape))/\(code).png", atMost: 1 << 20))
  }

  private static func codes(_ folder: String) throws -> [String] {
    try Folder.names(in: folder).filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test(arguments: FlagShape.allCases) func areSmallInAll(shape: FlagShape) throws {
    let folder = Self.folder(shape)
    let names = try Self.codes(folder)
    #expect(try names == Self.codes(Self.folder(.circle)) && names.count == 257)
    let count = try names.reduce(0) { try $0 + FileContents.bytes("\(folder)/\($1)", atMost: 1 << 20).count }
    #expect(count <= 1_000_000, "\(count) bytes")
  }

  @Test(arguments: [
    ("fr", 192), ("gb", 256), ("us", 243), ("qa", 326), ("ch", 128), ("be", 148), ("dk", 169), ("np", 105), ("xx", 192),
  ])
  func haveTheirOwnRatio(code: String, width: Int) throws {
    let sizes: [FlagShape: [Int]] = [
      .circle: [128, 128], .square: [128, 128], .fourToThree: [171, 128], .rectangle: [width, 128],
    ]
    for (shape, size) in sizes {
      let flag = try Self.flag(code, shape)
      #expect([flag.width, flag.height] == size, "\(shape)")
    }
  }
}
