extension JSONObject {
  func number(_ key: String) -> Located<Double>? { value(key).flatMap { finite($0, of: "'\(key)'") } }

  /// Reads an integer in a range.
  func integer(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let value = value(key), let number = number(value, of: "'\(key)'") else { return nil }
    guard let integer = Int(exactly: number.value), range.contains(integer) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      report(rules.value, at: number.location, "'\(key)' must be a whole number from \(bounds), not \(value.written)")
      return nil
    }
    return Located(value: integer, location: number.location)
  }

  /// Reads an integer in a range, written as a string of digits.
  func integerText(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let text = string(key) else { return nil }
    if text.value.consists(of: .digits), let number = Int(text.value), range.contains(number) {
      return Located(value: number, location: text.location)
    }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    let message = "'\(key)' must be a string with a whole number from \(bounds), not '\(text.value)'"
    report(rules.value, at: text.location, message)
    return nil
  }

  /// Reads an array of two numbers.
  func pair(_ key: String) -> [Located<Double>]? {
    guard let value = value(key) else { return nil }
    guard let elements = value.elements, elements.count == 2 else {
      let found = value.elements.map { "an array of \($0.count)" } ?? value.kind.rawValue
      report(rules.type, at: value.location, "'\(key)' must be an array of 2 numbers, not \(found)")
      return nil
    }
    let numbers = elements.compactMap { finite($0, of: "an element of '\(key)'") }
    return numbers.count == 2 ? numbers : nil
  }

  private func finite(_ value: JSONValue, of name: String) -> Located<Double>? {
    guard let number = number(value, of: name) else { return nil }
    if number.value.isFinite { return number }
    report(rules.value, at: number.location, "\(name) must be a finite number, not \(value.written)")
    return nil
  }

  private func number(_ value: JSONValue, of name: String) -> Located<Double>? {
    typed(value, name, "a number") { $0.number }.map { Located(value: $0, location: value.location) }
  }
}

extension Double {
  /// The number without decimals if it is a whole number.
  var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
