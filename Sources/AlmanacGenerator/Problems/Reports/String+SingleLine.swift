import Almanac

extension String {
  /// The text with what has no picture written out, to be printed in one line.
  ///
  /// File names and data may hold newlines, terminal escapes and marks of writing direction, which would forge lines of
  /// their own.
  var singleLine: String {
    var result = ""
    for scalar in unicodeScalars {
      result += UnicodeScalars.invisible.contains(scalar) ? "\\u{\(Self(scalar.value, radix: 16))}" : Self(scalar)
    }
    return result
  }
}
