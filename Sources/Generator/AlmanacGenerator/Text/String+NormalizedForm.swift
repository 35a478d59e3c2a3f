extension String {
  /// The string in normalization form C.
  ///
  /// It is implemented in the standard library, whereas Foundation's function needs ICU on Linux.
  var normalizedForm: String {
    // For marks, its time grows with the square of their number, and a hostile string can have millions.
    var rest = unicodeScalars[...]
    var result: [UInt8] = []
    while !rest.isEmpty {
      result += String(rest.prefix(1024))._nfcCodeUnits
      rest = rest.dropFirst(1024)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
