import Almanac
import TestSupport

@testable import AlmanacCircleFlagsKit
@testable import AlmanacImages

/// A random sequence of events of a `CircleFlagModel`, each also written to a log.
///
/// What is shown follows from the log alone, so it is compared with the model.
struct CircleFlagModelRun {
  private enum Entry {
    case began(CircleFlagRequest)
    case received(RasterImage?, of: CircleFlagRequest)
  }

  static let requests = [
    CircleFlagRequest(text: "gb"), CircleFlagRequest(text: nil), CircleFlagRequest(OwnCountry.gb),
    CircleFlagRequest(WideCountry.us),
  ]

  private(set) var model = CircleFlagModel()
  private var log: [Entry] = []
  private var loads: [(number: Int, request: CircleFlagRequest)] = []

  /// Begins a load, or lets a load give something. Old loads do, too: a cancelled task may run on for a while.
  mutating func step(using generator: inout SeededGenerator) {
    if loads.isEmpty || Int.random(in: 0..<3, using: &generator) == 0 {
      guard let request = Self.requests.randomElement(using: &generator) else { return }
      loads.append((model.begin(request), request))
      log.append(.began(request))
    } else if let load = loads.suffix(4).randomElement(using: &generator) {
      let isMissing = Int.random(in: 0..<3, using: &generator) == 0
      let image = isMissing ? nil : Self.image(of: load.request, UInt8.random(in: 0...255, using: &generator))
      model.receive(image, of: load.number)
      if load.number == loads.last?.number { log.append(.received(image, of: load.request)) }
    }
  }

  /// What must be shown for a request with a globe as its placeholder.
  func expected(for request: CircleFlagRequest, cached: RasterImage?) -> CircleFlagModel.Content {
    let pending = cached.map(CircleFlagModel.Content.flag) ?? .nothing
    let begun = log.last { if case .began = $0 { true } else { false } }
    guard case .began(request)? = begun else { return pending }
    for entry in log.reversed() {
      switch entry {
      case .received(let image, of: request): return image.map(CircleFlagModel.Content.flag) ?? .globe
      case .began(request): continue
      default: return pending
      }
    }
    return pending
  }

  /// An image of a request: its first byte is the number of the request.
  static func image(of request: CircleFlagRequest, _ number: UInt8) -> RasterImage {
    let index = UInt8(requests.firstIndex(of: request) ?? requests.count)
    return RasterImage(width: 1, height: 1, pixels: [index, number, 0, 255])
  }
}
