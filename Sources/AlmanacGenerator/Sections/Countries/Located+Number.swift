extension Located where Value == String {
  /// A number as our own texts have it: "4" of "004"; a text that is no number as it is.
  var withoutZeros: Located { Located(value: Int(value).map(String.init) ?? value, location: location) }
}
