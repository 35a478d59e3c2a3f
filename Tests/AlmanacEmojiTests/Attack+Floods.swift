import Foundation
import TestSupport

extension Attack {
  /// Answers without an end.
  static let floods = [
    Attack("endless body", .tooLarge, .head("200 OK"), .flood(Self.spaces)),
    Attack("endless body of an error", .status(404), .head("404 Not Found"), .flood(Self.spaces)),
    Attack("endless chunks", .tooLarge, .head("200 OK", "Transfer-Encoding: chunked"), .flood(Self.chunk)),
    Attack("endless headers", .urlError, .text("HTTP/1.1 200 OK\r\n"), .flood(Data("X: \(Self.letters)\r\n".utf8))),
    Attack("endless header", .urlError, .text("HTTP/1.1 200 OK\r\nX: "), .flood(Data(Self.letters.utf8))),
    Attack("endless status line", .urlError, .text("HTTP/1.1 200 "), .flood(Data(Self.letters.utf8))),
    Attack(
      "endless cookies",
      .urlError,
      .text("HTTP/1.1 200 OK\r\n"),
      .flood(Data("Set-Cookie: a=\(Self.letters)\r\n".utf8))
    ),
    Attack("slow body", .timedOut, .head("200 OK"), .flood(Data(" ".utf8), secondsBetween: 0.02)),
    Attack("slow head", .timedOut, .text("HTTP/1.1 200 OK\r\n"), .flood(Data("X: y\r\n".utf8), secondsBetween: 0.02)),
    Attack("slow continue", .timedOut, .flood(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), secondsBetween: 0.02)),
    Attack("silence", .timedOut, .hold),
    Attack("silence after the head", .timedOut, .head("200 OK"), .hold),
  ]

  /// Answers without an end, in pieces that take more than their bytes.
  static let smallPieces = [
    Attack("endless small chunks", .tooLarge, .head("200 OK", "Transfer-Encoding: chunked"), .flood(smallChunks)),
    Attack("endless trailer", .error, .head("200 OK", "Transfer-Encoding: chunked"), .text("0\r\n"), .flood(fields)),
    Attack("endless continue", .error, .flood(interims)),
    Attack("endless body of a redirect", .error, .head("302 Found", "Location: /emoji.json"), .flood(spaces)),
  ]

  /// Bodies that are small until they are unpacked.
  static let bombs = [
    Attack(
      "gzip bomb",
      .tooLarge,
      .head("200 OK", "Content-Encoding: gzip"),
      .send(gzipHead),
      .flood(pattern)
    ),
    Attack(
      "deflate bomb",
      .tooLarge,
      .head("200 OK", "Content-Encoding: deflate"),
      .send(start),
      .flood(pattern)
    ),
  ]

  private static let letters = String(repeating: "a", count: 1_000)
  private static let spaces = Data(repeating: UInt8(ascii: " "), count: 1 << 20)
  private static let smallChunks = repeated("4\r\n    \r\n")
  private static let fields = repeated("X: y\r\n")
  private static let interims = repeated("HTTP/1.1 100 Continue\r\n\r\n")
  private static let chunk = Data("100000\r\n".utf8) + spaces + Data("\r\n".utf8)

  /// The head of a gzip file, and the beginning of a deflate block that has a space and repeats it 258 times.
  private static let gzipHead = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + start
  private static let start = Data([0x52, 0x18, 0x05])

  /// Repeats the last byte 258 times, for each 13 bits: 65,536 × 8 times.
  private static let pattern = Data((0..<65_536).flatMap { _ in units })
  private static let units: [UInt8] = [0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 0x0A, 0x46, 0xC1, 0x28, 0x18, 0x05]

  private static func repeated(_ text: String) -> Data { Data(String(repeating: text, count: 10_000).utf8) }
}
