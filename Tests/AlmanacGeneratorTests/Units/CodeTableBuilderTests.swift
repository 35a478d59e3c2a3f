import Testing

@testable import AlmanacGenerator

@Suite struct CodeTableBuilderTests {
  @Test(
    arguments: [
      (["us"], "us", 2),
      (["ad", "ae", "xx"], "adaexx", 2),
      (["a", "gb", "gb-eng", "us"], "a     gb    gb-engus    ", 6),
    ]
  )
  func writesRowsOfOneWidth(codes: [String], text: String, width: Int) {
    let table = CodeTableBuilder.table(of: codes)
    #expect(table.text == text)
    #expect(table.width == width)
  }
}
