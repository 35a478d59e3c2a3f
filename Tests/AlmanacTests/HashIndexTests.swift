import Testing

@testable import Almanac
@testable import AlmanacTables

@Suite struct HashIndexTests {
  /// Keys of every length up to 40 bytes, in many rows.
  private static let keys = (1...40).flatMap { length in
    (0..<50).map { String(repeating: "k", count: length - 1) + String(Unicode.Scalar(UInt8(0x30 + $0))) }
  }

  /// Calls `body` with the index of the texts of each row.
  private func withIndex(_ texts: [[String]], _ body: (HashIndex) -> Void) throws {
    let bytes = try HashIndexBuilder.bytes(of: texts)
    let memory = TableMemory(bytes)
    withExtendedLifetime(memory) { body(HashIndex(memory.bytes(in: 0..<bytes.count))) }
  }

  private func row(_ index: HashIndex, _ key: String) -> Int? {
    var key = key
    return key.withUTF8 { index.row($0) }
  }

  @Test func findsTheRowOfEveryKey() throws {
    try withIndex(Self.keys.map { [$0] }) { index in
      for (row, key) in Self.keys.enumerated() { #expect(self.row(index, key) == row) }
    }
  }

  @Test func comesToARowForFewOtherKeys() throws {
    try withIndex(Self.keys.map { [$0] }) { index in
      let found = Self.keys.filter { row(index, $0 + "!") != nil }
      // A slot has five bits of the hash.
      #expect(found.count < Self.keys.count / 10)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 100, 65_536])
  func takesAnyNumberOfKeys(count: Int) throws {
    try withIndex((0..<count).map { ["\($0)"] }) { index in
      for row in [0, count / 2, count - 1] { #expect(self.row(index, "\(row)") == row) }
    }
  }

  @Test func findsTheFirstRowOfAKey() throws {
    try withIndex([[], ["a", "b"], ["b", "c", "c"], ["", "é", "e\u{301}"]]) { index in
      #expect(["a", "b", "c", "", "é", "e\u{301}"].map { row(index, $0) } == [1, 1, 2, 3, 3, 3])
    }
  }

  @Test func canBeEmpty() throws {
    try withIndex([[], []]) { index in
      #expect(index.isEmpty)
      #expect(row(index, "a") == nil)
    }
  }

  /// More rows than two bytes can count have wider slots.
  @Test func canBeLong() throws {
    let keys = (0..<70_000).map { $0 % 3 == 0 ? ["key \($0)"] : [] }
    try withIndex(keys) { index in
      #expect([0, 3, 65_535, 65_538, 69_999].map { row(index, "key \($0)") } == [0, 3, 65_535, 65_538, 69_999])
      #expect((70_000..<80_000).count { row(index, "key \($0)") != nil } < 500)
    }
  }

  @Test func refusesMoreRowsThanAValueCanHave() {
    #expect(throws: TableOverflow.self) { try HashIndexBuilder.bytes(of: Array(repeating: ["a"], count: 1 << 20 + 1)) }
  }
}
