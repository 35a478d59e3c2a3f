import Almanac
import TestSupport
import Testing

@testable import AlmanacCircleFlagsKit
@testable import AlmanacImages

@Suite struct CircleFlagModelTests {
  private let flag = DecodeCounter.image(7)
  private let gb = CircleFlagRequest(text: "gb")

  @Test func doesWhatTheLogOfEventsSays() {
    var generator = SeededGenerator(seed: 46)
    for sequence in 0..<10_000 {
      var run = CircleFlagModelRun()
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        run.step(using: &generator)
        guard Self.isValid(run, using: &generator) else {
          Issue.record("sequence \(sequence) shows something else")
          return
        }
      }
    }
  }

  /// Whether the model shows what the log says, and no flag of another request, whichever request the view has.
  private static func isValid(_ run: CircleFlagModelRun, using generator: inout SeededGenerator) -> Bool {
    CircleFlagModelRun.requests.enumerated().allSatisfy { index, request in
      let cached = Bool.random(using: &generator) ? CircleFlagModelRun.image(of: request, 0) : nil
      let content = run.model.content(for: request, placeholder: .globe, size: 46, cached: cached)
      if case .flag(let image) = content, image.pixels[0] != UInt8(index) { return false }
      return content == run.expected(for: request, cached: cached)
    }
  }

  @Test func showsAPlaceholderOnlyWhenTheFlagIsMissing() {
    var model = CircleFlagModel()
    let load = model.begin(gb)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .nothing)
    model.receive(nil, of: load)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .globe)
    #expect(model.content(for: gb, placeholder: .none, size: 46, cached: nil) == .nothing)
    #expect(model.content(for: gb, placeholder: .color(.white), size: 46, cached: nil) == .color(.white))
    #expect(model.content(for: gb, placeholder: .monogram, size: 46, cached: nil) == .monogram("GB"))
    // An enum that is registered later has the flag.
    model.receive(flag, of: load)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .flag(flag))
  }

  @Test func aFlagStaysWhileItIsLoadedAgain() {
    var model = CircleFlagModel()
    let first = model.begin(gb)
    model.receive(flag, of: first)
    let second = model.begin(gb)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .flag(flag))
    model.receive(nil, of: first)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .flag(flag))
    model.receive(nil, of: second)
    #expect(model.content(for: gb, placeholder: .globe, size: 46, cached: nil) == .globe)
  }

  @Test(arguments: [
    (CircleFlagRequest(text: "en_us"), 46, "US"), (CircleFlagRequest(text: "__missing__"), 46, "XX"),
    (CircleFlagRequest(text: nil), 46, "XX"), (CircleFlagRequest(text: "nowhere"), 46, "XX"),
    (CircleFlagRequest(OwnCountry.us), 46, "US"), (CircleFlagRequest(WideCountry.gbEng), 46, "ENG"),
    (CircleFlagRequest(WideCountry.gbEng), 24, "ENG"), (CircleFlagRequest(WideCountry.gbEng), 23.9, "EN"),
    (CircleFlagRequest(WideCountry.gbEng), 16, "EN"), (CircleFlagRequest(OwnCountry.us), 16, "US"),
    (CircleFlagRequest(text: "USA"), 46, "USA"), (CircleFlagRequest(text: "_"), .nan, "XX"),
  ])
  func monogramsAreShort(request: CircleFlagRequest, size: Double, letters: String) {
    var model = CircleFlagModel()
    model.receive(nil, of: model.begin(request))
    #expect(model.content(for: request, placeholder: .monogram, size: size, cached: nil) == .monogram(letters))
    // An image has the same letters.
    let renderer = CircleFlagRenderer(size: size, style: CircleFlagStyle(placeholder: .monogram))
    #expect(renderer.image(of: nil, code: request.code) == renderer.image(of: nil, code: letters))
  }

  @Test func requestsDifferByTextAndCountry() {
    let requests = [
      CircleFlagRequest(text: "us"), CircleFlagRequest(text: nil), CircleFlagRequest(OwnCountry.us),
      CircleFlagRequest(OwnCountry.gb), CircleFlagRequest(WideCountry.us),
    ]
    #expect(Set(requests).count == 5)
    #expect(CircleFlagRequest(text: nil) == CircleFlagRequest(text: ""))
  }

  @Test func theBorderIsInsideTheCircle() {
    #expect(CircleFlagLayout(size: 40, borderWidth: 2).borderWidth == 2)
    for width in [20, 21, 1e300, .infinity] as [Double] {
      #expect(CircleFlagLayout(size: 40, borderWidth: width).borderWidth == 20)
    }
    for width in [0, -1, .nan, -.infinity] as [Double] {
      #expect(CircleFlagLayout(size: 40, borderWidth: width).borderWidth == 0)
    }
    for size in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      #expect(CircleFlagLayout(size: size, borderWidth: 2) == CircleFlagLayout(size: 0, borderWidth: 0))
    }
  }
}
