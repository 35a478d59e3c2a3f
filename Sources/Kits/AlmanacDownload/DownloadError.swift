/// The reason why a file can't be downloaded.
public enum DownloadError: Error {
  /// The server can't be reached, or doesn't send the whole file in time.
  case network(any Error)

  /// The server answered with a status other than 200.
  case status(Int)

  /// The URL isn't a web server's.
  case invalidURL(String)

  /// The file has more bytes than the limit, or the limit is negative; the string is a sentence about it.
  case tooLarge(String)

  /// The server answered that the file is unchanged, but the request had no conditions.
  case nothingToKeep
}
