import Foundation
import Testing

@testable import AlmanacCircleFlagsKit

/// The documented rules of CircleFlagsKit.
@Suite struct CircleFlagKeyTests {
  @Test(arguments: [
    (" US ", "us"), ("us", "us"), ("US", "us"), ("en_US", "us"), ("en-US", "us"), ("us.png", "us"), ("US.PNG", "us"),
    ("\tgb\n", "gb"), ("zh_Hant_TW", "tw"), ("zh-Hant-TW", "tw"), ("u1s", "us"), ("u s", "us"), ("en_us.png", "us"),
    ("zz", "zz"), ("usa", ""), ("u", ""), ("", ""), (" ", ""), ("123", ""), (".png", ""), ("unknown", ""),
    ("__missing__", ""), ("en_", "en"), ("gb-eng", ""), ("日本", ""), ("üs", ""), ("ｕｓ", ""), ("🇺🇸", ""),
  ])
  func followsTheRules(text: String, key: String) {
    #expect(CircleFlagImage.normalizedKey(from: text) == key)
    #expect(CircleFlagImage.resolvedKey(for: text) == (key.isEmpty ? "xx" : key))
  }

  @Test(arguments: [
    ("us", "Flag of United States"), ("gb", "Flag of United Kingdom"), ("uk", "Flag of United Kingdom"),
    ("en_US", "Flag of United States"), ("xx", "Flag XX"), ("usa", "Flag XX"), ("qq", "Flag XX"), (nil, "Flag XX"),
  ])
  func labelsAreEnglishSentences(text: String?, label: String) {
    // Another test registers flags in the loader of the whole program.
    #expect(CircleFlagLoader().accessibilityLabel(for: text, locale: Locale(identifier: "en_US")) == label)
  }

  @Test func namesAreInTheLanguageOfTheLocale() {
    let naming = SystemCircleFlagAccessibilityNaming()
    #expect(naming.localizedRegionName(forResolvedCode: "de", locale: Locale(identifier: "de")) == "Deutschland")
    #expect(naming.localizedRegionName(forResolvedCode: "xx", locale: Locale(identifier: "de")) == nil)
    #expect(naming.localizedRegionName(forResolvedCode: "", locale: Locale(identifier: "de")) == nil)
  }

  /// Foundation gives former countries the name of a successor, whose flag is another: Russia for the Soviet Union.
  @Test(arguments: ["an", "bu", "cs", "dd", "dy", "hv", "nh", "rh", "su", "tp", "vd", "yd", "yu", "zr"])
  func formerCountriesHaveNoName(code: String) {
    let naming = SystemCircleFlagAccessibilityNaming()
    #expect(naming.localizedRegionName(forResolvedCode: code, locale: Locale(identifier: "en")) == nil)
  }

  @Test func aProgramCanNameRegions() {
    struct MyNaming: CircleFlagAccessibilityNaming {
      func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? {
        ["us": "United States"].first { $0.key == code }?.value
      }
    }
    #expect(CircleFlagLoader().accessibilityLabel(for: "US", naming: MyNaming()) == "Flag of United States")
  }

  @Test func theCacheHasTheDocumentedLimits() {
    #expect(CircleFlagCacheConfig() == CircleFlagCacheConfig(countLimit: 300, totalCostLimit: 25_165_824))
    #expect(CircleFlagCacheConfig.default == CircleFlagCacheConfig())
  }
}
