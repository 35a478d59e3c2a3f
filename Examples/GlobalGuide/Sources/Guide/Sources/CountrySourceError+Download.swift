import AlmanacDownload
import Foundation

extension CountrySourceError {
  /// The reason why a list was not downloaded.
  ///
  /// - Parameters:
  ///   - error: What the download threw.
  ///   - deadline: The seconds until the list should have been there.
  ///   - largestByteCount: The most bytes that it could have.
  init(_ error: any Error, deadline: Double, largestByteCount: Int) {
    self =
      switch error {
      case DownloadError.invalidURL(let url): .invalidURL(url)
      case DownloadError.status(let status): .status(status)
      case DownloadError.tooLarge: .tooLarge(largestByteCount)
      case DownloadError.network(let error as URLError) where error.code == .timedOut: .tooSlow(deadline)
      case DownloadError.network(let error): .unreachable(error.localizedDescription)
      default: .unreachable("\(error)")
      }
  }
}
