import Testing

extension BrowserTests {
  /// The pages in both widths and both color schemes.
  @Suite struct LayoutTests {
    static let pages = [
      ("list", "/"), ("search", "/?q=united"), ("empty", "/?q=xyzzy"), ("detail", "/country/ch"),
      ("detail-long", "/country/gs"), ("compare", "/compare?a=ch&b=us"), ("emoji", "/emoji"), ("amounts", "/amounts"),
      ("missing", "/no/such/page"),
    ]

    @Test(arguments: ["light", "dark"]) func fits(scheme: String) async throws {
      try await Flow.run { flow in
        try await flow.browser.useScheme(scheme)
        for width in [320, 390, 1280, 2560] {
          try await flow.browser.resize(width, 900)
          for (name, path) in Self.pages { try await check(name, path, "\(width)-\(scheme)", flow) }
        }
      }
    }

    /// From right to left, and with the longest words on a small phone.
    @Test(arguments: ["ar", "de", "es", "fr", "ja", "pt", "zh"])
    func fitsInOtherLanguages(language: String) async throws {
      try await Flow.run { flow in
        try await flow.browser.useScheme("dark")
        for width in language == "ar" ? [320, 390, 1280] : [320] {
          try await flow.browser.resize(width, 900)
          for (name, path) in Self.pages {
            let address = "\(path)\(path.contains("?") ? "&" : "?")lang=\(language)"
            try await check(name, address, "\(width)-\(language)", flow)
          }
        }
      }
    }

    private func check(_ name: String, _ path: String, _ view: String, _ flow: Flow) async throws {
      let browser = flow.browser
      try await browser.open(path)
      try await browser.wait(until: "document.readyState === 'complete'")
      if name == "amounts" {
        try await browser.click("[name=text]")
        try await browser.type("1234567")
        try await browser.wait(until: "document.getElementById('converted').value.startsWith('12.345,67')")
      }
      if name == "emoji" { try await browser.click("#emoji-grid button:nth-child(5)") }
      let faults: [String] = try await browser.run(PageAudit.layout)
      #expect(faults == [], "\(name), \(view)")
      try await flow.waitForImages()
      try await browser.screenshot("\(name)-\(view)")
      let barriers: [String] = try await browser.run(PageAudit.accessibility)
      #expect(barriers == [], "\(name), \(view)")
    }

    @Test func printsWhatPaperCanShow() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.develop("Emulation.setEmulatedMedia", ["media": "print"])
        for (path, kept) in [("/country/ch", ".hero img, .map, .tiles, .rows:not(details *)"), ("/", ".card")] {
          try await browser.open(path)
          let shown: [String] = try await browser.run(
            """
            const shown = (one) => one.checkVisibility({ visibilityProperty: true });
            return [...document.querySelectorAll('header.site, form, button, [href^="/compare?"]')].filter(shown)
              .map((one) => one.outerHTML.slice(0, 80));
            """
          )
          #expect(shown == [], "\(path)")
          #expect(
            try await browser.run(
              "return [...document.querySelectorAll('\(kept)')].every((one) => one.checkVisibility())"
            )
          )
        }
      }
    }

    @Test func showsTheFocusInTheOrderOfThePage() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        for (_, path) in Self.pages {
          try await browser.open(path)
          var positions: [Int] = []
          for _ in 0..<12 {
            try await browser.press(.tab)
            let place: Int = try await browser.run(PageAudit.focus)
            // After the last element, the browser itself has the focus.
            if place == -1 { break }
            #expect(place >= 0, "The focus is not visible at stop \(positions.count + 1) of \(path)")
            positions.append(place)
          }
          #expect(positions.count > 3, "\(path)")
          #expect(positions == positions.sorted(), "\(path)")
        }
      }
    }

    /// A first view with an empty cache. It prints what it took.
    @Test(arguments: ["/", "/country/ch", "/emoji"], [390, 1280])
    func needsFewBytesAndDoesNotShift(path: String, width: Int) async throws {
      try await Flow.run(width: width) { flow in
        let browser = flow.browser
        try await browser.open("/healthz")
        try await browser.open(path)
        try await flow.waitForImages()
        let figures: [String: Double] = try await browser.run(PageAudit.figures)
        let texts = figures.sorted { $0.key < $1.key }.map { "\($0.key) \(($0.value * 1000).rounded() / 1000)" }
        print("First view of \(path), \(width) wide: \(texts.joined(separator: ", "))")
        #expect(try #require(figures["bytes"]) <= 100_000)
        #expect(try #require(figures["layout shift"]) <= 0.02)
      }
    }
  }
}
