/// The regions that inherit from another region's folder before the language's (CLDR's `parentLocales.json`).
enum CLDRParents {
  /// What the regions of a language inherit from.
  private struct Parent {
    let region: String
    let children: Set<Substring>

    init(_ region: String, of children: String) {
      self.region = region
      self.children = Set(children.split(separator: " "))
    }
  }

  /// The parents by language. For English, CLDR has another one between some regions and 001, for which it has no
  /// annotations.
  private static let parents = [
    "en": Parent(
      "001",
      of: """
        150 AG AI AT AU BB BE BM BS BW BZ CC CH CK CM CX CY CZ DE DG DK DM EE ER ES FI FJ FK FM FR GB GD GE GG GH GI \
        GM GS GY HK HU ID IE IL IM IN IO IT JE JM KE KI KN KY LC LR LS LT LV MG MO MS MT MU MV MW MY NA NF NG NL NO \
        NR NU NZ PG PK PL PN PT PW RO RW SB SC SD SE SG SH SI SK SL SS SX SZ TC TK TO TT TV TZ UA UG VC VG VU WS ZA \
        ZM ZW
        """
    ),
    "es": Parent("419", of: "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE"),
    "pt": Parent("PT", of: "AO CH CV FR GQ GW LU MO MZ ST TL"),
    "zh-Hant": Parent("HK", of: "MO"),
  ]

  /// Returns the region that a region inherits from, or `nil` if it inherits from the language.
  static func region(of region: String, language: String) -> String? {
    guard let parent = parents[language], parent.children.contains(region[...]) else { return nil }
    return parent.region
  }
}
