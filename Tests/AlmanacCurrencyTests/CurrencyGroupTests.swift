import AlmanacCurrency
import Foundation
import Testing

/// The groups and digits of locales that do not group by three.
@Suite struct CurrencyGroupTests {
  @Test(
    arguments: [
      ("hi_IN", "INR", "₹12,34,567.75"), ("en_IN", "INR", "₹12,34,567.75"), ("ta_IN", "INR", "₹12,34,567.75"),
      ("bn_BD", "BDT", "১২,৩৪,৫৬৭.৭৫৳"), ("bn", "BDT", "১২,৩৪,৫৬৭.৭৫৳"), ("mr_IN", "INR", "₹१२,३४,५६७.७५"),
      ("ne_NP", "NPR", "नेरू\u{A0}१२,३४,५६७.७५"), ("as_IN", "INR", "₹\u{A0}১২,৩৪,৫৬৭.৭৫"),
      ("hi_IN@numbers=deva", "INR", "₹१२,३४,५६७.७५"), ("bn_BD@numbers=latn", "BDT", "12,34,567.75৳"),
      ("en_US", "USD", "$1,234,567.75"), ("de_DE", "EUR", "1.234.567,75\u{A0}€"),
    ]
  )
  func writesAndReadsTheGroupsOfTheLocale(locale: String, code: String, text: String) {
    let formatter = CurrencyFormatter {
      $0.locale = locale; $0.currencyCode = code
    }
    #expect(formatter.string(from: 1_234_567.75) == text)
    #expect(formatter.numberFormatter.string(from: 1_234_567.75) == text)
    #expect(formatter.decimal(from: text) == 1_234_567.75)
    var field = InputField(CurrencyTextInput(formatter: formatter), text: "")
    field.type("123456775")
    #expect(field.text == text)
  }

  @Test func takesAGroupSizeOfZeroFromTheOtherSize() {
    let formatter = CurrencyFormatter {
      $0.locale = "en_US"
      $0.groupingSize = 0
      $0.secondaryGroupingSize = 4
    }
    let text = "$1,2345,6789,0123.00"
    #expect(formatter.string(from: 1_234_567_890_123) == text)
    #expect(formatter.numberFormatter.string(from: 1_234_567_890_123) == text)
    #expect(formatter.decimal(from: text) == 1_234_567_890_123)
    formatter.secondaryGroupingSize = 0
    #expect(formatter.string(from: 1_234_567) == "$1234567.00")
    formatter.groupingSize = 2
    #expect(formatter.string(from: 1_234_567) == "$1,23,45,67.00")
    formatter.groupingSize = .max
    #expect(formatter.string(from: 1_234_567) == "$1234567.00")
  }

  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  /// Locales for which the system has older data than CLDR 48, or none.
  private static let outdated: Set = [
    "az_Arab", "az_Arab_IQ", "az_Arab_TR", "bgn", "bgn_AE", "bgn_AF", "bgn_IR", "bgn_OM", "kn", "kok", "kok_Deva", "ml",
    "mr", "or", "sdh", "sdh_IQ", "tok", "ur", "ur_IN",
  ]

  @Test(.enabled(if: corpora != nil))
  func hasTheGroupsAndDigitsOfCLDR() throws {
    let folder = URL(fileURLWithPath: Self.corpora ?? "").appendingPathComponent("cldr/main")
    let locales = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(locales.count > 700)
    var different: Set<String> = []
    for locale in locales {
      let file = folder.appendingPathComponent("\(locale)/numbers.json")
      guard let data = try? Data(contentsOf: file) else { continue }
      let numbers = try #require(try Self.object(data, ["main", locale, "numbers"]))
      let system = try #require(numbers["defaultNumberingSystem"] as? String)
      let formats = numbers["currencyFormats-numberSystem-\(system)"] ?? numbers["currencyFormats-numberSystem-latn"]
      let pattern = try #require((formats as? [String: Any])?["standard"] as? String)
      let identifier = locale.replacing("-", with: "_")
      let formatter = CurrencyFormatter {
        $0.locale = identifier
        $0.currencyCode = "USD"
      }
      let others = formatter.secondaryGroupingSize > 0 ? formatter.secondaryGroupingSize : formatter.groupingSize
      let isSame = [formatter.groupingSize, others] == Self.groups(of: pattern)
      let text = formatter.string(from: 5)?.unicodeScalars.contains {
        $0.value == Self.zeros[system, default: 0x30] + 5
      }
      if !isSame || text != true { different.insert(identifier) }
    }
    // No font has the digits of Nyiakeng Puachue Hmong, and ICU does not have the languages.
    #expect(different.filter { !$0.hasPrefix("hnj") && !$0.hasPrefix("mww") } == Self.outdated)
  }

  /// The digit zero of numbering systems other than the one with ASCII digits.
  private static let zeros: [String: UInt32] = [
    "adlm": 0x1E950, "arab": 0x660, "arabext": 0x6F0, "beng": 0x9E6, "cakm": 0x11136, "deva": 0x966, "hmnp": 0x1E140,
    "mtei": 0xABF0, "mymr": 0x1040, "nkoo": 0x7C0, "olck": 0x1C50, "tibt": 0xF20,
  ]

  private static func object(_ data: Data, _ path: [String]) throws -> [String: Any]? {
    try path.reduce(JSONSerialization.jsonObject(with: data) as? [String: Any]) { $0?[$1] as? [String: Any] }
  }

  /// The sizes of the last group and of the others in a pattern such as `¤#,##,##0.00`.
  private static func groups(of pattern: String) -> [Int] {
    let integers = pattern.split { $0 == "." || $0 == ";" }[0].filter { "#0,".contains($0) }
    let sizes = integers.split(separator: ",", omittingEmptySubsequences: false).dropFirst().map(\.count)
    guard let last = sizes.last else { return [0, 0] }
    return [last, sizes.dropLast().last ?? last]
  }
}
