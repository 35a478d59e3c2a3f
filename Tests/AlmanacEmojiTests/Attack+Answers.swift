import Foundation
import TestSupport

extension Attack {
  /// Lengths that are not those of the body.
  static let lengths = [
    Attack("length too short", .decodingError, .head("200 OK", "Content-Length: 20"), .send(list)),
    Attack("length too long", .urlError, .head("200 OK", "Content-Length: 5000"), .send(list)),
    Attack("negative length", .urlError, .head("200 OK", "Content-Length: -5"), .send(list)),
    Attack("length of 900 PB", .tooLarge, .head("200 OK", "Content-Length: 900000000000000000"), .send(list)),
    Attack("largest length", .tooLarge, .head("200 OK", "Content-Length: 9223372036854775807"), .send(list)),
    Attack("length of 23 digits", .tooLarge, .head("200 OK", "Content-Length: 99999999999999999999999"), .send(list)),
    Attack("no number as length", .urlError, .head("200 OK", "Content-Length: many"), .send(list)),
    Attack("no number as chunk length", .urlError, chunked, .text("zz\r\nx\r\n0\r\n\r\n")),
    Attack("negative chunk length", .urlError, chunked, .text("-1\r\nx\r\n0\r\n\r\n")),
    Attack("huge chunk length", .urlError, chunked, .text("ffffffffffffffffff\r\nx\r\n")),
    Attack("chunks without an end", .urlError, chunked, .text("5\r\n")),
    Attack("unknown transfer encoding", .urlError, .head("200 OK", "Transfer-Encoding: x"), .send(list)),
    Attack("unknown content encoding", .urlError, .head("200 OK", "Content-Encoding: x"), .send(list)),
    Attack("no gzip", .urlError, .head("200 OK", "Content-Encoding: gzip"), .send(list)),
    Attack("50 encodings", .urlError, .head("200 OK", "Content-Encoding: \(gzips)"), .send(list)),
  ]

  /// Redirects that must not be followed to the end.
  static let redirects = [
    redirect("file:///etc/hostname", .error), redirect("file://localhost/etc/hostname", .status(302)),
    redirect("FILE:/etc/hostname", .error), redirect("ftp://127.0.0.1/", .status(302)),
    redirect("gopher://127.0.0.1/", .status(302)), redirect("ws://127.0.0.1/", .status(302)),
    redirect("data:application/json,[]", .error), redirect("javascript:1", .error), redirect("", .error),
    redirect("/emoji.json", .urlError), redirect("//", .error), redirect("http://", .error),
    redirect("http://[::1", .error), redirect("http://%00/", .error), redirect("http://127.0.0.1:0/", .urlError),
    redirect("http://127.0.0.1:99999999999999999999/", .error), redirect("#a#b", .error), redirect("?%%%", .error),
    redirect("/" + String(repeating: "a", count: 90_000), .error),
  ]

  /// Heads that are not those of a list.
  static let heads = [
    Attack("304 that was not asked for", .nothingToKeep, .head("304 Not Modified")),
    Attack("204 with a body", .status(204), .head("204 No Content"), .send(list)),
    Attack("206", .status(206), .head("206 Partial Content", "Content-Length: 0")),
    Attack("999", .status(999), .head("999 ?", "Content-Length: 0")),
    Attack("1000", .urlError, .head("1000 ?", "Content-Length: 0")),
    Attack("0", .urlError, .head("000 ?", "Content-Length: 0")),
    Attack("302 without a location", .status(302), .head("302 Found", "Content-Length: 0")),
    Attack("101", .error, .head("101 Switching Protocols", "Upgrade: websocket"), .send(list)),
    Attack("only 100", .urlError, .head("100 Continue")),
    Attack("103 before the list", .list, .head("103 Early Hints"), .head("200 OK"), .send(list)),
    Attack("HTTP/0.9", .urlError, .send(list)),
    Attack("HTTP/9.9", .urlError, .text("HTTP/9.9 200 OK\r\n\r\n")),
    Attack("another protocol", .urlError, .text("220 mail.example.com ESMTP\r\n")),
    Attack("random bytes", .urlError, .send(Data((0...255).map(UInt8.init)))),
    Attack("header without a colon", .error, .head("200 OK", "nothing"), .send(list)),
    Attack(
      "header that is not UTF-8",
      .error,
      .text("HTTP/1.1 200 OK\r\nX: "),
      .send(Data([0xFF, 0xFE])),
      .text("\r\n\r\n")
    ),
    Attack("200 cookies", .list, .text(cookies), .send(list)),
  ]

  /// Connections that end at a bad time.
  static let connections = [
    Attack("empty answer", .urlError),
    Attack("reset at once", .urlError, .reset),
    Attack("reset after the head", .error, .head("200 OK", "Content-Length: 500"), .reset),
    Attack("reset in the body", .error, .head("200 OK", "Content-Length: 5000"), .send(list), .reset),
    Attack("end in the head", .urlError, .text("HTTP/1.1 200 OK\r\nContent-Ty")),
    Attack("end after a part of the status line", .urlError, .text("HTTP/1.1 2")),
  ]

  /// Bodies that are not lists.
  static let bodies = [
    Attack("nothing", .decodingError, .head("200 OK", "Content-Length: 0")),
    Attack("invalid UTF-8", .decodingError, .head("200 OK"), .send(Data([0x5B, 0x22, 0xFF, 0xC0, 0x80, 0x22, 0x5D]))),
    Attack("BOM", .list, .head("200 OK"), .send(Data([0xEF, 0xBB, 0xBF])), .send(list)),
    Attack("deep arrays", .decodingError, .head("200 OK"), .text(String(repeating: "[", count: 1 << 20))),
    Attack("deep objects", .decodingError, .head("200 OK"), .text(String(repeating: #"{"a":"#, count: 1 << 18))),
    Attack("zeros", .decodingError, .head("200 OK"), .send(Data(count: 1 << 20))),
    Attack("long number", .decodingError, .head("200 OK"), .text("[" + String(repeating: "9", count: 1 << 20) + "]")),
    Attack("half an escape", .decodingError, .head("200 OK"), .text(#"["\ud83d"]"#)),
  ]

  static let list = Data(#"[{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion"}]"#.utf8)
  private static let chunked = LoopbackServer.Step.head("200 OK", "Transfer-Encoding: chunked")
  private static let gzips = [String](repeating: "gzip", count: 50).joined(separator: ", ")
  private static let cookies =
    "HTTP/1.1 200 OK\r\n" + (0..<200).map { "Set-Cookie: name\($0)=value; Path=/\r\n" }.joined() + "\r\n"

  private static func redirect(_ location: String, _ end: End) -> Attack {
    Attack("redirect to \(location.prefix(50))", end, .head("302 Found", "Content-Length: 0", "Location: \(location)"))
  }
}
