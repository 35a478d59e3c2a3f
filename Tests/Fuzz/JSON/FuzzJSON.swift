@testable import AlmanacGenerator

/// The readers of JSON and JSON5: every location is in the text, and all JSON is JSON5.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(path: "text", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let lengths = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
  let json = value(text, .json, lengths)
  let json5 = value(text, .json5, lengths)
  if let json { precondition(json5.map { isEqual(json, $0) } ?? false, "JSON has another meaning in JSON5.") }
  if case .lines(let text) = try? DataFile.parse(text) {
    text.forEachLine { check($1, lengths) }
  }
  return 0
}

private func value(_ text: SourceText, _ dialect: JSONDialect, _ lengths: [Int]) -> JSONValue? {
  do throws(Diagnostic) {
    let value = try JSONParser.parse(text, as: dialect)
    check(value, lengths)
    return value
  } catch {
    check(error.location, lengths)
    return nil
  }
}

private func check(_ value: JSONValue, _ lengths: [Int]) {
  check(value.location, lengths)
  for element in value.elements ?? [] { check(element, lengths) }
  for member in value.members ?? [] {
    check(member.key.location, lengths)
    check(member.value, lengths)
  }
}

/// A column may be one after the end of its line.
private func check(_ location: SourceLocation, _ lengths: [Int]) {
  precondition(1...lengths.count ~= location.line, "There is no such line.")
  precondition(1...lengths[location.line - 1] + 1 ~= location.column, "There is no such column.")
}

private func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
  guard left.location == right.location, left.kind == right.kind else { return false }
  let (elements, others) = (left.elements ?? [], right.elements ?? [])
  let (members, otherMembers) = (left.members ?? [], right.members ?? [])
  return left.boolean == right.boolean && left.number == right.number
    && left.text.map { Array($0.value.utf8) } == right.text.map { Array($0.value.utf8) }
    && elements.count == others.count && zip(elements, others).allSatisfy(isEqual)
    && members.count == otherMembers.count
    && zip(members, otherMembers).allSatisfy { $0.key.value == $1.key.value && isEqual($0.value, $1.value) }
}
