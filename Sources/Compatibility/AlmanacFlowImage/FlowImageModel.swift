/// Decides what a flow image view shows, and when it loads.
///
/// The view loads its request when it appears, and when the request changes. It passes on the load's result, and the
/// result of an older load has no effect.
struct FlowImageModel: Sendable {
  /// A load that the view wants. If it changes, the view cancels the load and starts another one.
  struct Request: Hashable, Sendable {
    let image: AnyFlowImage?
    let cache: ObjectIdentifier

    /// The number of times that the user tried again.
    fileprivate let attempt: Int
  }

  /// The `id` of the image that the phase belongs to.
  private var id: FlowImage.ID?
  private var phase = FlowImagePhase()
  private var lastLoad = 0
  private var attempt = 0

  /// Returns the load that a view of an image wants.
  func request(for image: (any FlowImage)?, cache: FlowCache) -> Request {
    Request(image: image.map(AnyFlowImage.init), cache: ObjectIdentifier(cache), attempt: attempt)
  }

  /// Returns the phase of a view of an image, which can be newer than the load.
  func phase(for image: (any FlowImage)?) -> FlowImagePhase {
    guard let image else { return FlowImagePhase() }
    return image.id == id ? phase : phase.loading
  }

  /// Starts a load, and returns its number. The image that is shown is kept until it ends.
  mutating func begin(_ request: Request) -> Int {
    let image = request.image
    phase = image == nil ? FlowImagePhase() : image?.id == id ? phase.reloading : phase.loading
    id = image?.id
    lastLoad += 1
    return lastLoad
  }

  /// Receives an image, or the error of the load, which removes the image that is shown, so that nobody mistakes it for
  /// the requested one.
  mutating func receive(_ result: Result<DownloadedFlowImage, any Error>, of load: Int) {
    guard load == lastLoad, id != nil else { return }
    switch result {
    case .success(let image): phase = FlowImagePhase(.displaying, image)
    case .failure(let error): phase = FlowImagePhase(.error, error: error)
    }
  }

  /// Asks for another load if the last one has failed.
  mutating func retry() {
    if phase.state == .error { attempt += 1 }
  }
}
