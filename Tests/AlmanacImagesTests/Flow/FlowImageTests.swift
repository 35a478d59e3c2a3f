import Almanac
import Foundation
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

@Suite struct FlowImageTests {
  private struct Avatar: FlowImage {
    let user: Int
    var detail = 0
    var id: ID { "avatar-\(user)" }

    func getUIImage() async throws -> PlatformImage { try RasterImage.row(user).displayed() }

    func hash(into hasher: inout Hasher) {
      hasher.combine(user)
      hasher.combine(detail)
    }
  }

  private enum Region: CountryFlags {
    typealias ID = String
    typealias RawValue = String

    case us, xx

    static var fallback: Region { .xx }
    static var _codes: _CodeTable { _CodeTable("usxx", width: 2) }
    static func resolving(_ text: String?) -> Region { text.flatMap(Region.init(normalizing:)) ?? fallback }
    var flag: Flag { Self.flagTable[_tableIndex] }

    // Two flags without bytes.
    private static var flagTable: _FlagTable {
      _FlagTable(
        "\u{2}\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\u{10}\0\0\0\u{10}\0\0\0\u{5}\0\0\0\0\0\0\0\u{10}\0\0\0\u{10}\0\0\0"
      )
    }
  }

  @Test func needsOnlyAnIDAndAnImage() async throws {
    let avatar = Avatar(user: 3)
    #expect(avatar.cost == 0)
    let prepared = try await avatar.prepareForDisplay()
    #expect(prepared.id == "avatar-3" && prepared.cost == 12)
    #expect(try await prepared.width() == 3)
    #expect(try await prepared.prepareForDisplay().width() == 3)
  }

  @Test func erasedImagesAreEqualIfTheyHashTheSame() async throws {
    let one = Avatar(user: 1).eraseToAnyFlowImage()
    #expect(one == AnyFlowImage(Avatar(user: 1)) && one == one.eraseToAnyFlowImage())
    #expect(one.base is Avatar && one.eraseToAnyFlowImage().base is Avatar)
    #expect(one != Avatar(user: 1, detail: 1).eraseToAnyFlowImage())
    #expect(one != Avatar(user: 2).eraseToAnyFlowImage())
    #expect(one != TestFlowImage(id: one.id).eraseToAnyFlowImage())
    #expect(Set([one, Avatar(user: 1).eraseToAnyFlowImage(), Avatar(user: 2).eraseToAnyFlowImage()]).count == 2)
    #expect(one.hashValue == Avatar(user: 1).eraseToAnyFlowImage().hashValue)
    #expect(try await one.prepareForDisplay().cost == 4)
    #expect(try await one.width() == 1)
  }

  @Test func testImagesHaveAColor() async throws {
    let image = try await TestFlowImage(width: 2, height: 3, color: (1, 2, 3)).prepareForDisplay()
    #expect(image.cost == 24)
    await #expect(throws: SourceError.self) { try await TestFlowImage(failingWith: SourceError()).image() }
    #if !canImport(UIKit) && !canImport(AppKit)
      #expect(
        try await image.image()
          == RasterImage(
            width: 2,
            height: 3,
            pixels: [1, 2, 3, 255] + Array(repeating: [1, 2, 3, 255], count: 5).joined()
          )
      )
    #endif
  }

  @Test func differentTestImagesAreNotMistakenForEachOther() async throws {
    let cache = FlowCache()
    #expect(try await cache.prepared(TestFlowImage(width: 2)).width() == 2)
    #expect(try await cache.prepared(TestFlowImage(width: 3)).width() == 3)
    await #expect(throws: SourceError.self) { try await cache.prepared(TestFlowImage(failingWith: SourceError())) }
    #expect(TestFlowImage(color: (1, 2, 3)).id != TestFlowImage().id)
    #expect(TestFlowImage().id == TestFlowImage().id)
  }

  @Test func flagsAreImages() async throws {
    let image = FlagFlowImage(Region.us)
    #expect(image.id.hasSuffix(".Region.us") && image.flag.width == 16)
    #expect(FlagFlowImage(Region.xx).id != image.id)
    let decoded = FlagFlowImage(OwnCountry.us.flag, id: "us")
    #expect(try await decoded.width() == 1)
    #expect(try await decoded.prepareForDisplay().cost == 4)
    // It has no bytes.
    let broken = FlagFlowImage(Region.us.flag, id: "us")
    await #expect(throws: FlowImageError.self) { try await broken.prepareForDisplay() }
  }

  @Test func errorsSayWhatToDo() {
    let errors: [FlowImageError] = [
      .networkUnavailable(underlying: SourceError()), .invalidResponse(statusCode: 500), .invalidURL("x"),
      .notAnImage(underlying: SourceError()), .tooLarge("x"),
    ]
    #expect(Set(errors.map(\.localizedDescription)).count == 5)
    #expect(Set(errors.compactMap(\.recoverySuggestion)).count == 5)
  }
}
