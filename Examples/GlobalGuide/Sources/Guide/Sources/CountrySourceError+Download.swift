import AlmanacDownload
import Foundation

extension CountrySourceError {
  /// The reason why a list was not downloaded.
  ///
  /// - Parameters:
  ///   - error: What the download threw.
  ///   - deadline: The seconds until the list should have been there.
  ///   - maximumByteCount: The most bytes that it could have.
  init(_ error: any Error, deadline: Double, maximumByteCount: Int) {
    self =
      switch error {
      case DownloadError.invalidURL(let url): .invalidURL(url)
      case DownloadError.status(let status): .status(status)
      case DownloadError.tooLarge: .tooLarge(maximumByteCount)
      case DownloadError.network(let error as URLError) where error.code == .timedOut: .tooSlow(deadline)
      case DownloadError.network(let error): .unreachable(error.localizedDescription)
      default: .unreachable("\(error)")
      }
  }
}
