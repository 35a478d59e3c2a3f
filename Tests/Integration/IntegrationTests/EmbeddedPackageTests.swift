import Foundation
import TestSupport
import Testing

/// A package outside the repository, built with a Swift SDK for Embedded Swift.
@Suite struct EmbeddedPackageTests {
  /// SwiftPM compiles the tool of the plugin for the machine, and all libraries as Embedded Swift.
  @Test func buildsForWebAssembly() async throws {
    let target = ConsumerTarget(
      name: "Firmware",
      isExecutable: false,
      products: ["Almanac", "AlmanacMoney"],
      program: """
        import Almanac
        import AlmanacMoney

        public func label(_ code: String, _ amount: String) throws(MoneyError) -> String {
          let format = AmountFormat(CurrencyLocale.germanGermany, Currency.euro)
          return Country.resolving(code).name + " " + format.string(from: try Money(amount, .euro))
        }
        """
    )
    let sdks = Repository.root.appending(path: "Fixtures/EmbeddedSDK").path
    try await ConsumerFolder.withPackage(.native, main: target) { package in
      // Tests that look at all objects of a module would find those for WebAssembly too.
      // `debug` is a link to them.
      defer {
        for name in ["debug", "wasm32-unknown-none-wasm"] {
          try? FileManager.default.removeItem(at: package.folder.appending(path: ".build/\(name)"))
        }
      }
      let result = try package.build("--swift-sdks-path", sdks, "--swift-sdk", "embedded-wasm", "--target", target.name)
      #expect(result.status == 0, "\(result.output.suffix(4000))")
      #expect(!result.output.contains("warning:"), "\(result.output.suffix(4000))")
      #expect(!package.products(endingIn: ["Program.swift.o", "Firmware.o"], of: [target.name]).isEmpty)
    }
  }
}
