/// Why a file is not a sound PNG.
enum PNGFault: Error, Equatable {
  case empty
  case signature(ImageKind?)
  case truncated(byteCount: Int)
  case headerMissing
  case dimensions(width: Int, height: Int)
  case checksum(chunk: String)
  case invalid(String)
}
