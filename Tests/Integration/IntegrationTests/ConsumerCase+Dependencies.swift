import Foundation
import Testing

extension ConsumerCase {
  /// Only the direct dependencies of a target decide what its generated code imports.
  static let directDependencies: ConsumerCase = {
    let prices = ConsumerTarget(
      name: "Prices",
      isExecutable: false,
      usesPlugin: false,
      products: ["AlmanacCurrency"],
      program: """
        import AlmanacCurrency
        public func price(_ code: String) -> String? { CurrencyFormatter { $0.currencyCode = code }.string(from: 1) }
        """
    )
    let shop = ConsumerTarget(
      name: "Shop",
      targets: ["Prices"],
      program: """
        import Prices
        @main struct Shop {
          static func main() { print(Currency.allCases.allSatisfy { price($0.rawValue) != nil }) }
        }
        """
    )
    let list = #"[{"code": "CHF", "name": "Swiss Franc"}]"#
    return ConsumerCase(targets: [shop, prices], files: ["Shop/currencies.json": list]) { package in
      #expect(try package.run() == "true\n")
      let generated = try #require(package.products(endingIn: ["AlmanacCurrency.swift"], of: ["Shop"]).first)
      #expect(try !String(contentsOf: generated, encoding: .utf8).contains("import AlmanacCurrency"))
    }
  }()
}
