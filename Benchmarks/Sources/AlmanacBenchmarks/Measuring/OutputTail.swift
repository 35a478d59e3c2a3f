import Foundation

/// The end of what a child process wrote.
///
/// A compiler that fails in generated code quotes the line at fault, which may have megabytes, for every mistake that
/// it finds: to keep all of it could fill the memory.
struct OutputTail {
  private static let limit = 20_000

  private var bytes = Data()

  mutating func append(_ more: Data) {
    bytes = (bytes + more).suffix(Self.limit)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
