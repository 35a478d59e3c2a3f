import Testing

extension BrowserTests {
  /// The comparison, the emoji picker and the field for amounts.
  @Suite struct PageTests {
    @Test func comparesTwoCountries() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/country/ch")
        try await browser.click("a[href='/compare?a=ch']")
        try await browser.wait(until: "document.querySelector('select[name=a]')?.value === 'ch'")
        try await browser.choose("select[name=b]", "de")
        try await browser.wait(until: "document.querySelectorAll('thead th').length === 2")
        let rows: [String] = try await browser.run(
          "return [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((c) => c.innerText).join('|'))"
        )
        #expect(rows.contains("Capital|Bern|Berlin"))
        // The bars of the population: Germany has more.
        let widths: [Double] = try await browser.run(
          "return [...document.querySelectorAll('tbody tr:first-child rect')].map((r) => r.getBoundingClientRect().width)"
        )
        #expect(widths.count == 2 && widths[0] > 0 && widths[0] < widths[1] / 5)
      }
    }

    @Test(arguments: [("en-US", ","), ("de-DE", "."), ("fr-FR", "\u{202F}")])
    func groupsNumbersAsTheReaderDoes(locale: String, separator: String) async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.develop("Emulation.setLocaleOverride", ["locale": locale])
        try await browser.open("/country/ch")
        let texts: [String] = try await browser.run(
          "return [...document.querySelectorAll('.number')].map((one) => one.firstChild.textContent.trim())"
        )
        #expect(texts.count == 2)
        #expect(texts.first?.split(separator: separator).map(\.count) == [1, 3, 3], "\(texts)")
        #expect(
          texts.last?.hasPrefix("41\(separator)") == true && texts.last?.hasSuffix("\u{A0}km²") == true,
          "\(texts)"
        )
        try await browser.open("/compare?a=ch&b=us")
        let compared: String = try await browser.run("return document.querySelector('td.number bdi').textContent")
        #expect(compared == texts.first)
      }
    }

    @Test func clocksGoOnInAllZones() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/country/ch")
        try await browser.wait(until: "document.readyState === 'complete'")
        // The second and the third one are as REST Countries 3.1 has them.
        let times: [String] = try await browser.run(
          """
          return ['Asia/Kolkata', 'UTC+05:30', 'UTC-03:00', 'UTC−03:00', 'America/Sao_Paulo', 'UTC'].map((zone) => {
            const clock = document.querySelector('.time');
            clock.dataset.zone = zone;
            clock.textContent = 'old';
            tick();
            return clock.textContent;
          });
          """
        )
        #expect(times[1] == times[0] && times[2] == times[4] && times[3] == times[4], "\(times)")
        #expect(!times.contains("old"))
      }
    }

    @Test func namesTheEmojiThatTheFontsLack() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/emoji")
        try await browser.wait(until: "document.readyState === 'complete'")
        // No font has the last character of the newest block, or a thumb with a cat.
        let missing: [Bool] = try await browser.run(
          "return ['😀', '✔️', '👩‍🚀', '\u{1FAFF}', '👍\u{200D}🐈'].map(isMissing)"
        )
        #expect(missing == [false, false, false, true, true], "The system needs a font, such as Noto Color Emoji.")
        try await browser.run(
          """
          Object.assign(grid.children[0], { title: 'no emoji', textContent: '\u{1FAFF}' }).dataset.text = '\u{1FAFF}';
          markMissing();
          """
        )
        let shown: [String] = try await browser.run(
          "return [...grid.children].slice(0, 2).map((one) => one.textContent)"
        )
        #expect(shown == ["no emoji", "😃"])
        #expect(try await browser.run("return !document.getElementById('no-glyph').hidden"))
      }
    }

    /// A finger can't look at names without a touch, so the first one copies nothing.
    @Test func aTouchShowsWhatTheEmojiIs() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/emoji")
        try await browser.wait(until: "document.readyState === 'complete'")
        try await browser.run(
          "grid.children[1].dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"
        )
        try await browser.wait(until: "picked.querySelector('code').textContent")
        let shown: String = try await browser.run("return picked.innerText.replace(/\\s+/g, ' ')")
        #expect(shown == "😃 grinning face with big eyes :smiley: Copy More")
        #expect(try await browser.run("return document.getElementById('status').textContent") == "")
        try await browser.click("#picked .copy")
        try await browser.wait(until: "document.getElementById('status').textContent.startsWith('😃')")
        try await browser.click("#picked a")
        try await browser.wait(until: "document.querySelector('h1').textContent === 'grinning face with big eyes'")
      }
    }

    @Test func findsAndCopiesEmoji() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        let permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
        try await browser.develop("Browser.grantPermissions", ["permissions": permissions])
        try await browser.open("/emoji")
        try await browser.choose("#emoji-language", "de")
        try await browser.fill("#emoji-query", "daumen hoch")
        try await browser.wait(until: "document.getElementById('status').textContent === '1 emoji'")
        // All categories are searched.
        #expect(try await browser.run("return !document.querySelector('.bar [aria-pressed=true]')"))
        try await browser.click(".tones [aria-label=Medium]")
        try await browser.wait(until: "document.querySelector('#emoji-grid button').textContent === '👍🏽'")
        try await browser.click("#emoji-grid button")
        try await browser.wait(until: "document.getElementById('status').textContent.endsWith('is copied.')")
        #expect(try await flow.announcement().hasPrefix("👍🏽"))
        let clipboard: String = try await browser.run("return navigator.clipboard.readText()")
        #expect(clipboard == "👍🏽")
        // It is among the recent ones, also after the page is opened again.
        try await browser.reload()
        try await browser.click(".bar [value=recent]")
        try await browser.wait(until: "document.getElementById('emoji-grid').textContent === '👍'")
        #expect(try await browser.run("return !!document.querySelector('.bar [value=recent][aria-pressed=true]')"))
        try await browser.fill("#emoji-query", "no such emoji")
        try await browser.wait(until: "!document.getElementById('no-emoji').hidden")
      }
    }

    @Test func movesInTheEmojiWithTheKeyboard() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/emoji")
        try await browser.click(".bar button:nth-child(5)")
        try await browser.wait(until: "document.getElementById('emoji-grid').children[0].textContent === '🍇'")
        try await browser.press(.tab, .tab, .tab, .tab, .tab, .tab, .arrowRight, .arrowRight, .arrowLeft)
        #expect(try await browser.run("return document.activeElement.textContent") == "🍈")
        #expect(try await browser.run("return document.querySelector('h2').textContent") == "Food & Drink")
        try await browser.press(.arrowDown, .home)
        #expect(try await browser.run("return document.activeElement.textContent") == "🍇")
      }
    }

    @Test func formatsAmountsAsOneTypes() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        func shows(_ text: String) async throws {
          // Formats separate amounts by spaces that do not break.
          try await browser.wait(until: "amounts.elements.text.value.replace(/\\s/g, ' ') === arguments[0]", text)
        }
        try await browser.open("/amounts")
        try await shows("€1,234.50")
        // The first click selects the example.
        try await browser.click("[name=text]")
        try await browser.type("1234567")
        try await shows("€12,345.67")
        try await browser.press(.backspace, .backspace)
        try await shows("€123.45")
        // The key deletes the digit after the separator.
        try await browser.type("67")
        try await shows("€12,345.67")
        try await browser.press(.home, .arrowRight, .arrowRight, .arrowRight, .delete)
        try await shows("€1,245.67")
        try await browser.fill("[name=text]", "")
        try await browser.type("12345")
        try await shows("€123.45")
        #expect(
          try await browser.run("return document.getElementById('converted').value.replace(/\\s/g, ' ')") == "123,45 €"
        )
        try await browser.choose("[name=currency]", "CHF")
        try await browser.wait(until: "amounts.elements.text.value.includes('CHF')")
        try await browser.choose("[name=locale]", "de_CH")
        try await shows("CHF 123.45")
        // In English, unlike in French, the text differs from the one before, so it shows that the answer is there.
        try await browser.choose("[name=other]", "en_GB")
        try await browser.wait(
          until: "document.getElementById('converted').value.replace(/\\s/g, ' ') === 'CHF 123.45'"
        )
        try await browser.fill("[name=text]", "")
        try await browser.type("x7y")
        try await shows("CHF 0.07")
      }
    }
  }
}
