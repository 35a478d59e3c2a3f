import Testing

extension BrowserTests {
  /// The list of countries, as a reader uses it.
  @Suite struct ListTests {
    @Test func searchesWhileTyping() async throws {
      try await Flow.run { flow in
        try await flow.browser.open("/")
        let firsts = [
          "schweiz": "ch", "日本": "jp", "Österreich": "at", "osterreich": "at", "GR": "gr", "Ouagadougou": "bf",
          "Украина": "ua", "سويسرا": "ch", "reykjavik": "is",
        ]
        for (query, code) in firsts.sorted(by: { $0.key < $1.key }) {
          #expect(try await flow.search(query).first == code, "\(query)")
        }
        #expect(try await flow.search("baht") == ["th"])
        #expect(try await flow.announcement() == "1 result")
        #expect(try await flow.search("no such country") == [])
        #expect(try await flow.announcement() == "0 results")
        #expect(try await flow.browser.run("return !document.getElementById('empty').hidden") as Bool)
      }
    }

    @Test func combinesFiltersAndKeepsThemInTheAddress() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await browser.choose("select[name=language]", "fr")
        try await browser.wait(until: "!document.getElementById('af')")
        let french = try await flow.cards()
        #expect(french.contains("be") && french.contains("bj"))
        try await browser.choose("select[name=currency]", "EUR")
        try await browser.wait(until: "!document.getElementById('bj')")
        try await browser.choose("select[name=region]", "Europe")
        try await browser.wait(until: "!document.getElementById('gp')")
        let cards = try await flow.cards()
        #expect(cards == ["be", "fr", "lu", "mc"])
        // The address follows the list.
        try await browser.wait(until: "location.search.includes('Europe')")
        try await browser.reload()
        try await browser.wait(until: "!document.getElementById('gp')")
        #expect(try await flow.cards() == ["be", "fr", "lu", "mc"])
        #expect(try await flow.search("bruss") == ["be"])
      }
    }

    @Test(arguments: ["no-preference", "reduce"]) func fadesUnlessTheReaderWantsNoMotion(motion: String) async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.develop(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]]
        )
        try await browser.open("/")
        try await flow.waitForModule()
        try await browser.run(
          """
          const start = document.startViewTransition.bind(document);
          window.fades = 0;
          document.startViewTransition = (change) => (window.fades += 1, start(change));
          """
        )
        // The second choice ends the fade of the first one.
        try await browser.choose("select[name=region]", "Asia")
        try await browser.choose("select[name=region]", "Europe")
        try await browser.wait(until: "document.getElementById('ad') && !document.getElementById('ae')")
        #expect(try await browser.run("return window.fades") == (motion == "reduce" ? 0 : 2))
        #expect(try await browser.console().map(\.message) == [])
      }
    }

    @Test func showsTheOtherCountriesAtTheEnd() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        #expect(try await flow.cards().count == 24)
        // The focus stays where it is.
        try await browser.type("/")
        try await browser.press(.arrowDown, .arrowDown)
        try await browser.wait(until: "(scrollTo(0, 1e6), document.querySelectorAll('.card').length > 240)")
        let codes = try await flow.cards()
        #expect(codes.last == "zw")
        #expect(codes.count == Set(codes).count)
        #expect(try await browser.run("return document.activeElement.closest('li')?.id") == "ax")
      }
    }

    @Test func goesToALetterAndSorts() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await browser.click("#letters a:last-child")
        try await browser.wait(until: "document.activeElement.closest('#zm')")
        #expect(try await browser.run("return document.getElementById('zm').getBoundingClientRect().top < innerHeight"))
        try await browser.choose("[name=sort]", "population")
        try await browser.wait(until: "document.querySelector('.card').id === 'in'")
        #expect(try await browser.run("return document.getElementById('letters').hidden"))
        // More follow when the page scrolls.
        let cards = "[...document.querySelectorAll('.card')].slice(0, 24)"
        #expect(try await browser.run("return \(cards).every((card) => card.querySelector('.number'))"))
        try await browser.choose("[name=sort]", "")
        try await browser.wait(until: "document.querySelector('.card').id === 'af'")
        #expect(try await browser.run("return !document.getElementById('letters').hidden"))
      }
    }

    @Test func opensACountryWithTheKeyboard() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await browser.type("/")
        try await browser.type("switz")
        try await browser.wait(until: "document.querySelectorAll('.card').length === 1")
        try await browser.press(.arrowDown)
        #expect(try await browser.run("return document.activeElement.closest('li').id") == "ch")
        try await browser.press(.enter)
        try await browser.wait(until: "document.querySelector('h1')?.textContent.startsWith('Switzerland')")
        #expect(try await browser.run("return location.pathname") == "/country/ch")
      }
    }

    @Test func keepsFavorites() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await browser.wait(until: "!document.querySelector('#al .star').hidden")
        try await browser.click("#al .star")
        try await browser.click("#ad .star")
        try await browser.wait(
          until: "fetch('/api/favorites').then((a) => a.json()).then((l) => l.favorites.join() === 'al,ad')"
        )
        try await browser.reload()
        try await browser.wait(until: "document.querySelectorAll('.star[aria-pressed=true]').length === 2")
        try await browser.click("input[name=favorites]")
        try await browser.wait(until: "document.getElementById('status').textContent === '2 results'")
        #expect(try await flow.cards() == ["al", "ad"])
        try await browser.click("#al .star")
        try await browser.wait(until: "document.getElementById('status').textContent === '1 result'")
        #expect(try await flow.cards() == ["ad"])
        try await browser.wait(until: "location.search === '?favorites=1'")
        try await browser.reload()
        try await browser.wait(until: "document.querySelector('.count').textContent === '1 favorite'")
        #expect(try await flow.cards() == ["ad"])
      }
    }
  }
}
