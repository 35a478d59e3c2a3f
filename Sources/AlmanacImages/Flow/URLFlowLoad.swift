import AlmanacDownload
import Foundation

/// One load of a `URLFlowImage`.
struct URLFlowLoad {
  /// What the disk has: a file that can be decoded.
  private struct Kept {
    let copy: FlowDiskCache.Copy
    let raster: RasterImage
  }

  let image: URLFlowImage

  /// Whether the server must be asked, and its answer must be used.
  let isForced: Bool

  func run() async throws -> RasterImage {
    guard let cache = image.diskCache else { return try await fresh(kept: nil, in: nil, ticket: 0) }
    let ticket = await cache.begin()
    let kept = await kept(in: cache)
    if !isForced, let kept, kept.copy.isFresh || image.acceptsStaleFile { return kept.raster }
    do {
      return try await fresh(kept: kept, in: cache, ticket: ticket)
    } catch let error as FlowImageError {
      if error.meansGone { await cache.discard(image.url, ticket: ticket) }
      if !isForced, let kept, error.mayPass { return kept.raster }
      throw error
    }
  }

  private func kept(in cache: FlowDiskCache) async -> Kept? {
    guard let copy = await cache.copy(of: image.url), let raster = try? image.decode(Array(copy.body)) else {
      return nil
    }
    return Kept(copy: copy, raster: raster)
  }

  /// Asks the server, and keeps its answer.
  private func fresh(kept: Kept?, in cache: FlowDiskCache?, ticket: Int) async throws -> RasterImage {
    switch try await answer(to: kept?.copy) {
    case .unchanged(let headers):
      guard let kept else { throw FlowImageError.networkUnavailable(underlying: URLError(.badServerResponse)) }
      await cache?.keep(kept.copy.body, headers, unchanged: kept.copy, of: image.url, ticket: ticket)
      return kept.raster
    case .body(let body, let headers):
      let raster: RasterImage
      do { raster = try image.decode(Array(body)) } catch { throw FlowImageError(decoding: error, of: image) }
      await cache?.keep(body, headers, unchanged: nil, of: image.url, ticket: ticket)
      return raster
    }
  }

  private func answer(to copy: FlowDiskCache.Copy?) async throws -> Download.Answer {
    let download = Download(
      url: image.url,
      accept: "image/*",
      conditions: DownloadConditions(version: copy?.version, lastModified: copy?.lastModified),
      timeout: image.timeout,
      deadline: image.deadline,
      largestByteCount: image.largestByteCount
    )
    do { return try await download.run() } catch let error as DownloadError { throw FlowImageError(error) }
  }
}

extension FlowImageError {
  fileprivate init(_ error: DownloadError) {
    switch error {
    case .network(let error): self = .networkUnavailable(underlying: error)
    case .status(let status): self = .invalidResponse(statusCode: status)
    case .invalidURL(let url): self = .invalidURL(url)
    case .tooLarge(let excess): self = .tooLarge(excess)
    case .nothingToKeep: self = .invalidResponse(statusCode: 304)
    }
  }

  fileprivate init(decoding error: any Error, of image: URLFlowImage) {
    guard case RasterImageError.tooLarge(let width, let height) = error else {
      self = .notAnImage(underlying: error)
      return
    }
    self = .tooLarge("It has \(width) x \(height) pixels, and the limit is \(image.largestPixelCount) pixels.")
  }

  /// Whether the server says that it does not have the image any more.
  fileprivate var meansGone: Bool {
    if case .invalidResponse(404) = self { return true }
    if case .invalidResponse(410) = self { return true }
    return false
  }

  /// Whether an old copy is better than the error: the network is away, or the answer is not the server's, as from a portal that
  /// asks to log in, or the server is broken or busy.
  fileprivate var mayPass: Bool {
    switch self {
    case .networkUnavailable, .notAnImage, .tooLarge, .failedForTest, .failed, .unexpected: true
    case .invalidResponse(let status): status >= 500 || status == 429 || status == 408
    case .invalidURL: false
    }
  }
}
