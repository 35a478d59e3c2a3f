import Foundation

extension Download {
  /// The outcome of a response with a status, or `nil` if the body is the file.
  func outcome(ofStatus status: Int, _ headers: DownloadHeaders) -> Outcome? {
    switch status {
    case 200: nil
    case 304: conditions.isEmpty ? .failure(DownloadError.nothingToKeep) : .success(.unchanged(headers))
    default: .failure(DownloadError.status(status))
    }
  }

  /// The outcome of a file with more bytes than the limit.
  var tooLarge: Outcome {
    .failure(DownloadError.tooLarge("\(url.absoluteString) has more than \(largestByteCount) bytes."))
  }

  var invalidURL: DownloadError { .invalidURL(url.absoluteString) }

  /// The headers of the request.
  var fields: [(name: String, value: String)] { [("Accept", accept)] + conditions.fields }
}
