import TestSupport

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// A random sequence of events of a `FlowImageModel`, each also written to a log.
///
/// What is shown follows from the log alone, so it is compared with the model. Results have numbers: the width of an
/// image, or the number in an error.
struct FlowImageModelRun {
  /// What is shown: the state, and the numbers of the image and the error.
  struct Shown: Equatable {
    var state: FlowImageViewState
    var image: Int?
    var error: Int?
  }

  struct NumberedError: Error {
    let number: Int
  }

  private enum Entry {
    case began(FlowImage.ID?)
    case received(Int, isError: Bool, isNewest: Bool)
  }

  /// Two have the same `id`.
  static let images: [(any FlowImage)?] = [
    TestFlowImage(id: "a"), DelayedFlowImage(TestFlowImage(id: "a"), delay: 1), TestFlowImage(id: "b"), nil,
  ]

  private(set) var model = FlowImageModel()
  private var log: [Entry] = []
  private var newest: Int?
  private var loads: [Int] = []
  private let cache: FlowCache

  init(cache: FlowCache) { self.cache = cache }

  /// Begins a load, tries again, or lets a load give something. Old loads do, too: a cancelled task may run on for a
  /// while.
  ///
  /// - Returns: Whether trying again changed the request when it must, and only then.
  mutating func step(using generator: inout SeededGenerator) throws -> Bool {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      guard let image = Self.images.randomElement(using: &generator) else { return true }
      let load = model.begin(model.request(for: image, cache: cache))
      (newest, loads) = (load, loads + [load])
      log.append(.began(image?.id))
    case 2:
      let before = model.request(for: Self.images[0], cache: cache)
      let mustChange = expected(for: lastID).state == .error
      model.retry()
      return (model.request(for: Self.images[0], cache: cache) != before) == mustChange
    default: try receive(using: &generator)
    }
    return true
  }

  private mutating func receive(using generator: inout SeededGenerator) throws {
    guard let load = loads.suffix(3).randomElement(using: &generator) else { return }
    let (number, isError) = (log.count + 1, Bool.random(using: &generator))
    let image = try DownloadedFlowImage(id: "any", raster: .row(number))
    model.receive(isError ? .failure(NumberedError(number: number)) : .success(image), of: load)
    log.append(.received(number, isError: isError, isNewest: load == newest))
  }

  /// The `id` of the last image that a load began for.
  private var lastID: FlowImage.ID? {
    for case .began(let id) in log.reversed() { return id }
    return nil
  }

  /// What must be shown for an image with an `id`.
  func expected(for id: FlowImage.ID?) -> Shown {
    guard let id else { return Shown(state: .displaying) }
    var shown = Shown(state: .loading)
    var current: FlowImage.ID?
    for entry in log {
      switch entry {
      case .began(let next):
        if next != current || shown.state == .error { shown = Shown(state: .loading, image: shown.image) }
        // A view without an image shows nothing, and has nothing to show while the next one loads.
        if next == nil { shown = Shown(state: .displaying) }
        current = next
      case .received(_, _, isNewest: false): continue
      case .received(_, _, _) where current == nil: continue
      case .received(let number, isError: true, _): shown = Shown(state: .error, error: number)
      case .received(let number, isError: false, _): shown = Shown(state: .displaying, image: number)
      }
    }
    return current == id ? shown : Shown(state: .loading, image: shown.image)
  }

  /// What the model shows for an image.
  func shown(for image: (any FlowImage)?) throws -> Shown {
    let phase = model.phase(for: image)
    let raster = try phase.image.map { try RasterImage(platformImage: $0) }
    return Shown(state: phase.state, image: raster?.width, error: (phase.error as? NumberedError)?.number)
  }
}
