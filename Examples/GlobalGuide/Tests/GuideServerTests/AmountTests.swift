import Foundation
import Testing

@Suite struct AmountTests {
  private struct Amount: Decodable, Equatable {
    var text = ""
    var selectionStart = 0
    var selectionEnd = 0
    var amount = ""
    var converted: String?
  }

  private struct Edit: Encodable {
    var currency = "EUR"
    var locale = "en_US"
    var other = "de_DE"
    var text = ""
    var selectionStart = 0
    var selectionEnd = 0
    var kind = "insert"
    var insertion: String?

    /// The edit of the field as the last answer left it.
    init(after field: Amount = Amount(), _ kind: String = "insert", _ insertion: String? = nil) {
      (text, selectionStart, selectionEnd) = (field.text, field.selectionStart, field.selectionEnd)
      (self.kind, self.insertion) = (kind, insertion)
    }
  }

  private static func send(_ edit: Edit, to site: GuideSite) async throws -> RawResponse {
    try await site.post("/api/amounts", String(decoding: try JSONEncoder().encode(edit), as: UTF8.self))
  }

  @Test func deletesForwardBesideSeparators() async throws {
    try await GuideSite.run { site in
      var edit = Edit(after: Amount(text: "€12,345.67", selectionStart: 3, selectionEnd: 4), "replace", "")
      var field: Amount = try await Self.send(edit, to: site).json()
      #expect(field.text == "€1,245.67" && field.selectionStart == 4)
      edit = Edit(after: Amount(text: "€12,345.67", selectionStart: 4, selectionEnd: 4), "delete")
      field = try await Self.send(edit, to: site).json()
      #expect(field.text == "€1,345.67")
    }
  }

  @Test func digitsShiftInFromTheRight() async throws {
    try await GuideSite.run { site in
      var field = Amount()
      let texts = ["€0.01", "€0.12", "€1.23", "€12.34", "€123.45", "€1,234.56"]
      for (digit, text) in zip("123456", texts) {
        field = try await Self.send(Edit(after: field, "insert", String(digit)), to: site).json()
        #expect(field.text == text)
        #expect(field.selectionStart == text.utf16.count && field.selectionEnd == text.utf16.count)
      }
      #expect(field.amount == "1234.56")
      #expect(field.converted?.contains("1.234,56") == true)
      for text in texts.dropLast().reversed() {
        field = try await Self.send(Edit(after: field, "delete"), to: site).json()
        #expect(field.text == text)
      }
      field = try await Self.send(Edit(after: field, "end"), to: site).json()
      #expect(field.text == "€0.01" && field.amount == "0.01")
    }
  }

  @Test func selectionIsReplaced() async throws {
    try await GuideSite.run { site in
      var edit = Edit(after: Amount(text: "€12.34", selectionStart: 0, selectionEnd: 6), "replace", "9")
      var field = try await Self.send(edit, to: site).json(as: Amount.self)
      #expect(field.text == "€0.09")
      edit = Edit(after: Amount(text: "€12.34", selectionStart: 0, selectionEnd: 6), "delete")
      field = try await Self.send(edit, to: site).json(as: Amount.self)
      #expect(field.amount.isEmpty)
      // Offsets behind the text count as its end.
      edit = Edit(after: Amount(text: "€12.34", selectionStart: .max, selectionEnd: .max), "insert", "5")
      field = try await Self.send(edit, to: site).json(as: Amount.self)
      #expect(field.text == "€123.45")
    }
  }

  @Test(arguments: [(3, 2), (-1, 2), (0, -1), (-2, -1), (Int.min, Int.max), (Int.min, Int.min), (Int.max, 0)])
  func wrongSelectionIsRefused(_ start: Int, _ end: Int) async throws {
    try await GuideSite.run { site in
      for kind in ["insert", "replace", "delete", "end"] {
        let edit = Edit(after: Amount(text: "€1.23", selectionStart: start, selectionEnd: end), kind, "1")
        let answer = try await Self.send(edit, to: site)
        #expect(answer.status == 422)
        #expect(answer.problem == "The selection must not begin before 0, or end before its start.")
      }
    }
  }

  @Test(arguments: ["", "eur", "EURO", "€", "ZZZ", "<b>", "\u{0}"]) func unknownCodeIsRefused(_ code: String)
    async throws
  {
    try await GuideSite.run { site in
      for path in [\Edit.currency, \Edit.locale, \Edit.other] {
        var edit = Edit(after: Amount(), "insert", "1")
        edit[keyPath: path] = code
        let answer = try await Self.send(edit, to: site)
        #expect(answer.status == 422)
        #expect(answer.problem == "There is no such currency or locale.")
      }
    }
  }

  @Test func longTextsAreCut() async throws {
    try await GuideSite.run { site in
      for text in ["9", "€", "a", "\u{0301}", "👨‍👩‍👧‍👦", "\u{202E}", "١", "-"] {
        let long = String(repeating: text, count: 10_000 / text.utf8.count)
        for kind in ["insert", "replace", "delete", "end"] {
          var edit = Edit(after: Amount(text: long, selectionStart: 1, selectionEnd: 9_000), kind, long)
          for locale in ["en_US", "ar_EG", "hi_IN", "de_CH"] {
            edit.locale = locale
            let answer = try await Self.send(edit, to: site)
            #expect(answer.status == 200)
            let field = try answer.json(as: Amount.self)
            #expect(field.text.utf16.count < 2_000)
            #expect(0...field.text.utf16.count ~= field.selectionStart)
            #expect(field.selectionStart...field.text.utf16.count ~= field.selectionEnd)
          }
        }
      }
    }
  }

  @Test(arguments: ["{}", "{\"kind\":\"other\"}", "[1]", "\"text\""]) func otherEditsAreRefused(_ body: String)
    async throws
  {
    try await GuideSite.run { site in
      let status = try await site.post("/api/amounts", body).status
      #expect(status == 400)
    }
  }
}
