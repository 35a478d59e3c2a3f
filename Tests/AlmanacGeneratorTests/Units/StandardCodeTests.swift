import Testing

@testable import AlmanacGenerator

@Suite struct StandardCodeTests {
  @Test(arguments: [
    "Latn", "Cyrl", "Hans", "Jpan", "Aran", "Kawi", "Zyyy", "Zsye", "Qaaa", "Qaaz", "Qabx", "Sunu", "Gara", "Todr",
    "Sidt", "Berf", "Krai", "Onao", "Tutg", "Gukh", "Tols", "Tayo",
  ])
  func knowsScripts(code: String) {
    #expect(ScriptCode.isScript(code))
  }

  @Test(arguments: ["", "latn", "LATN", "Latx", "Lat", "Latin", "Qaby", "Qaca", "Qaa", "Ла"])
  func knowsNoOtherScripts(code: String) {
    #expect(!ScriptCode.isScript(code))
  }

  @Test func knowsTheDirectionOfScripts() {
    let leftward = [
      "Arab", "Aran", "Hebr", "Syrc", "Syre", "Thaa", "Nkoo", "Adlm", "Rohg", "Samr", "Mand", "Yezi", "Gara", "Sidt",
    ]
    let rightward = [
      "Latn", "Cyrl", "Grek", "Hans", "Mong", "Tfng", "Ethi", "Thai", "Zyyy", "Zinh", "Qaaa", "", "Sunu", "Todr",
    ]
    #expect(leftward.filter { !ScriptCode.isRightToLeft(script: $0) } == [])
    #expect(rightward.filter { ScriptCode.isRightToLeft(script: $0) } == [])
  }

  @Test(
    arguments: [
      ("deu", "de"), ("ger", "de"), ("zho", "zh"), ("chi", "zh"), ("fas", "fa"), ("per", "fa"), ("cym", "cy"),
      ("wel", "cy"), ("nob", "nb"), ("eng", "en"), ("fil", "fil"), ("gsw", "gsw"), ("de", "de"), ("xxx", "xxx"),
      ("", ""),
    ]
  )
  func shortensCodesOfLanguages(code: String, short: String) {
    #expect(LanguageCode.shortest(code) == short)
  }
}
