import AlmanacDownload
import AlmanacImages
import Foundation

extension URLFlowImage {
  /// A file on disk that can be decoded, and its image.
  private typealias Kept = (copy: FlowDiskCache.Copy, raster: RasterImage)

  func load() async throws -> RasterImage {
    guard let diskCache else { return try await fresh(kept: nil, ticket: 0) }
    let isForced = FlowReload.isForced
    let ticket = await diskCache.begin()
    let kept = await kept(in: diskCache)
    if !isForced, let kept, kept.copy.isFresh || acceptsStaleFile { return kept.raster }
    do {
      return try await fresh(kept: kept, ticket: ticket)
    } catch let error as FlowImageError {
      if error.meansGone { await diskCache.discard(url, ticket: ticket) }
      if !isForced, let kept, error.mayPass { return kept.raster }
      throw error
    }
  }

  private func kept(in cache: FlowDiskCache) async -> Kept? {
    guard let copy = await cache.copy(of: url), let raster = try? decode(Array(copy.body)) else { return nil }
    return (copy, raster)
  }

  /// Asks the server, and keeps its answer.
  private func fresh(kept: Kept?, ticket: Int) async throws -> RasterImage {
    switch try await answer(to: kept?.copy.record) {
    case .unchanged(let headers):
      guard let kept else { throw FlowImageError.networkUnavailable(underlying: URLError(.badServerResponse)) }
      await diskCache?.keep(kept.copy.body, headers, unchanged: kept.copy.record, of: url, ticket: ticket)
      return kept.raster
    case .body(let body, let headers):
      let raster: RasterImage
      do { raster = try decode(Array(body)) } catch { throw FlowImageError(decoding: error, of: self) }
      await diskCache?.keep(body, headers, unchanged: nil, of: url, ticket: ticket)
      return raster
    }
  }

  private func answer(to record: FlowDiskCache.Record?) async throws -> Download.Answer {
    let download = Download(
      url: url,
      accept: "image/*",
      conditions: DownloadConditions(version: record?.version, lastModified: record?.lastModified),
      timeout: timeout,
      deadline: deadline,
      maximumByteCount: maximumByteCount
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
    self = .tooLarge("It has \(width) x \(height) pixels, and the limit is \(image.maximumPixelCount) pixels.")
  }

  /// Whether the server answers that the image is gone.
  fileprivate var meansGone: Bool {
    if case .invalidResponse(let status) = self { status == 404 || status == 410 } else { false }
  }

  /// Whether an old copy is better than the error: the network is down, or the answer isn't the server's, as from a
  /// login portal, or the server is broken or busy.
  fileprivate var mayPass: Bool {
    switch self {
    case .networkUnavailable, .notAnImage, .tooLarge, .failedForTest, .failed, .unexpected: true
    case .invalidResponse(let status): status >= 500 || status == 429 || status == 408
    case .invalidURL: false
    }
  }
}
