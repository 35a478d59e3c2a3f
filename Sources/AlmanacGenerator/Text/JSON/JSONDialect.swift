/// Which texts a parser takes.
enum JSONDialect: Sendable {
  /// JSON as RFC 8259 has it, with a byte order mark at the beginning if need be: what data comes in.
  case json

  /// JSON5 as json5.org has it, version 1.0.0: what people write.
  case json5
}
