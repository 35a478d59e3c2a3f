import Almanac
import Testing

@Suite struct CountryCodeTests {
  @Test(
    arguments: [
      ("us", "us"), ("US", "us"), ("uS", "us"),
      // Surrounding whitespace.
      (" US ", "us"), ("\tus\n", "us"), ("us\r\n", "us"), ("\u{A0}us\u{2028}", "us"), ("\u{3000}us", "us"),
      // File names.
      ("us.png", "us"), ("US.PNG", "us"), (" us.png ", "us"), ("us .png", "us"), ("en_US.png", "us"),
      // Locales. Only the last part is kept.
      ("en_US", "us"), ("en-US", "us"), ("zh-Hant-TW", "tw"), ("zh_Hant_TW", "tw"), ("a_b-cd", "cd"), ("-us", "us"),
      ("us_", "us"), ("__us--", "us"),
      // The encoding, the settings and the variant of a locale.
      ("es_MX.UTF-8", "mx"), ("en_US_POSIX", "us"), ("ca-ES-valencia", "es"), ("de_CH@currency=EUR", "ch"),
      ("de-DE-1996", "de"), ("de_AT.ISO-8859-15@euro", "at"), ("sr_Latn_RS@calendar=a-b_us", "rs"),
      // Spaces.
      ("\u{FEFF}us\u{200B}", "us"), ("us\u{200C}", "us"), ("u\u{200D}s\u{200D}", "us"), ("\u{2067}us\u{2069}", "us"),
      ("u s", "us"), ("flag_u s.png", "us"), ("icon-flag-us", "us"),
      // The Kelvin sign is a k in lowercase.
      ("\u{212A}R", "kr"),
    ]
  )
  func findsTheCode(text: String, code: String) {
    #expect(CountryCode.alpha2(text) == code)
  }

  @Test(
    arguments: [
      "", " ", "  ", "\n", "_", "-", "_-_", ".png", " .PNG ", "u", "u.png", "usa", "usa.png", "us.png.png", "us.jpg",
      "us_x", "us-1", "us-us2a", "840", "U.S.", "u1s2", "us🇺🇸", "(us)", "zß-usé", "No.", "São", "usé", "n°o", "u\0s",
      "rio-de-janeiro", "port-au-prince", "en_POSIX", "de-1996", "zh-Hant", "no.us", "us@x", "e-mail", "É", "ÉÉ", "éa",
      "x\u{301}y", "us\u{301}", "ｕｓ", "🇺🇸", "ﬁ",
      "\u{1}\u{2}",
    ]
  )
  func findsNoCode(text: String) {
    #expect(CountryCode.alpha2(text) == nil)
  }

  @Test(
    arguments: [
      ("", ""), ("  ", ""), (".png", ""), (" .PNG\n", ""), ("_", "-"), ("-", "-"),
      ("us", "us"), ("US.PNG", "us"), (" us.png ", "us"), ("us .png", "us "), ("us.png.png", "us.png"),
      ("usa", "usa"), ("u s", "u s"), ("en-US", "en-us"), ("en_US", "en-us"), ("zh-Hant-TW", "zh-hant-tw"),
      ("GB_ENG.png", "gb-eng"), ("\tgb_eng\r\n", "gb-eng"), ("__a__", "--a--"), ("png", "png"), ("us.pngx", "us.pngx"),
      ("É", "é"), ("\u{212A}R", "kr"), ("x\u{301}y", "x\u{301}y"),
    ]
  )
  func findsTheKey(text: String, key: String) {
    #expect(CountryCode.key(text) == key)
  }

  /// ISO 3166-1 reserves these codes for places that other codes include, or for the former name of one country.
  @Test(arguments: [
    ("uk", "gb"), ("ac", "sh"), ("ta", "sh"), ("cp", "fr"), ("fx", "fr"), ("cq", "gg"), ("dg", "io"), ("ea", "es"),
    ("ic", "es"), ("bu", "mm"), ("tp", "tl"), ("zr", "cd"),
  ])
  func knowsTheCountryOfAReservedCode(code: String, country: String) {
    #expect(CountryCode.country(ofReserved: code) == country)
    #expect(CountryCode.country(ofReserved: country) == nil)
  }

  @Test(arguments: ["eu", "un", "ez", "su", "yu", "an", "cs", "nt", "gb", "us", "xx", "zz", "UK", "gb-eng", ""])
  func givesOthersNoCountry(code: String) {
    #expect(CountryCode.country(ofReserved: code) == nil)
  }

  @Test func readsLongTexts() {
    let long = String(repeating: "x", count: 10_000)
    let blank = String(repeating: " ", count: 10_000)
    #expect(CountryCode.alpha2(long) == nil)
    #expect(CountryCode.alpha2(long + "_US") == "us")
    #expect(CountryCode.alpha2(blank + "US" + blank) == "us")
    #expect(CountryCode.key(blank + long + ".png" + blank) == long)
  }

  @Test(arguments: ["us", "gb-eng", "EN_us.png", " É_é ", "", "a.png"])
  func leavesAKeyAsItIs(text: String) {
    let key = CountryCode.key(text)
    #expect(CountryCode.key(key) == key)
  }
}

extension CountryCodeTests {
  @Test(
    arguments: [
      ("US", "us"), ("u s", "us"), ("U.S.", "us"), ("u1s2", "us"), ("us🇺🇸", "us"), ("(us)", "us"), ("zß-usé", "us"),
      ("us (2).png", "us"), ("No.", "no"), ("us_", "us"), ("usa", nil), ("éa", nil), ("us\u{301}", nil), ("", nil),
      ("en_US.UTF-8", nil),
    ]
  )
  func guessesTheCode(text: String, code: String?) {
    #expect(CountryCode.guessedAlpha2(text) == code)
  }
}
