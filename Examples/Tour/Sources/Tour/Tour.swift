/// Prints what the plugin generated from the flags next to this file.
@main
struct Tour {
  static func main() {
    printCountries()
    printNormalizing()
    printFallback()
  }

  private static func printCountries() {
    print("code   size     bytes  PNG")
    for country in Country.allCases {
      let flag = country.flag
      let isWhole = flag.png.count == flag.byteCount && flag.png.starts(with: [0x89, 0x50, 0x4E, 0x47])
      let size = "\(flag.width) x \(flag.height)"
      print(country.rawValue, " ", size, " ", column(flag.byteCount), isWhole ? " yes" : " no")
    }
    let total = Country.allCases.reduce(0) { $0 + $1.flag.byteCount }
    print("\(Country.allCases.count) flags, \(total) bytes, all in this executable\n")
  }

  private static func printNormalizing() {
    for text in [" US ", "en_US", "us.png", "u s", "id-ID", "usa", "zz"] {
      let country = Country(normalizing: text).map { ".\($0)" } ?? "nil"
      print("Country(normalizing: \"\(text)\") is \(country)")
    }
    print("Country.unitedStates is .\(Country.unitedStates), Country.is is .\(Country.is)\n")
  }

  private static func printFallback() {
    let unknown: String? = nil
    print("Country.resolving(nil) is .\(Country.resolving(unknown)), as is Country.fallback: .\(Country.fallback)")
  }

  private static func column(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 6 - digits.count)) + digits
  }
}
