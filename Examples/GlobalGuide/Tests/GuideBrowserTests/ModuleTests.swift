import Foundation
import Testing

extension BrowserTests {
  /// What the pages compute by the module, without the server.
  @Suite struct ModuleTests {
    /// Texts that people type and paste, and some that they do not. `%` is an amount of the format.
    static let insertions = [
      "0", "1", "5", "7", "9", "42", "000", "-", "−", "+", ".", ",", "x", " ", "-3", "5-3", "12.5", "1,234.50",
      "1.234,50",
      "1 234,5", "1’234.5", "1,23,456.7", "12345678901234567890", "(5.25)", "$5.50", "USD 7.25", "7.25 €", "-€7,5",
      "R$ 1.234,5",
      "Rs. 12.5", "5.$", "$.50", ".5", "5.", "1e3", "1e-2", "1.2.3", "12/31/2024", "5 apples", "0.005", "1.005", "٣٤",
      "१२.५",
      "１２．５", "e\u{301}5", "👍🏽4", "\u{200F}-5", "%", "-%", " % ", "99999999999999999999999999999999999999999", "0,5",
      "1,5",
    ]

    /// Edits amounts at random in a locale, by the module and by the server, and returns where they differ.
    static let compare = """
      return (async ([locale, list, seed]) => {
      let number = Number(seed);
      const random = (count) => {
        number = (number + 0x6D2B79F5) | 0;
        let mixed = Math.imul(number ^ (number >>> 15), 1 | number);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
      };
      const insertions = list.split('\\n');
      const others = ['en_US', 'de_DE', locale];
      const currencies = [...amounts.elements.currency.options].map(({ value }) => value);
      const faults = [];
      for (let turn = 0; turn < 4; turn++) {
        const currency = turn ? currencies[random(currencies.length)] : 'EUR';
        const other = others[random(3)];
        let state = { text: '', selectionStart: 0, selectionEnd: 0 };
        for (let step = 0; step < 14; step++) {
          const own = state.text;
          const pick = () => insertions[random(insertions.length)].replace('%', own);
          if (random(9) === 0) state = { text: '', selectionStart: 0, selectionEnd: 0 };
          if (random(8) === 0) state.text = random(3) ? pick() : pick() + pick();
          if (random(2)) {
            state.selectionStart = random(state.text.length + 1);
            state.selectionEnd = state.selectionStart + (random(5) ? random(3) : 99);
          }
          const kind = ['insert', 'insert', 'insert', 'delete', 'replace', 'replace', 'end'][random(7)];
          const insertion = kind === 'replace' && random(2) ? '' : random(3) ? pick() : pick() + pick();
          const edit = { currency, locale, other, ...state, kind, insertion };
          state = await (await fetch('/api/amounts', posted(edit))).json();
          const mine = edited(edit);
          const fields = ['text', 'selectionStart', 'selectionEnd', 'amount', 'converted'];
          if (fields.some((field) => mine[field] !== (state[field] ?? null))) {
            faults.push(`${JSON.stringify(edit)} gives ${JSON.stringify(mine)}, not ${JSON.stringify(state)}`);
          }
          state = { text: state.text, selectionStart: state.selectionStart, selectionEnd: state.selectionEnd };
        }
      }
      return faults.slice(0, 3);
      })(arguments);
      """

    @Test func editsAmountsAsTheServerDoes() async throws {
      try await Flow.run(hurried: [.module]) { flow in
        let browser = flow.browser
        try await browser.open("/amounts")
        let all: [String] = try await browser.run("return [...amounts.elements.locale.options].map((one) => one.value)")
        #expect(all.count > 300)
        try await flow.waitForModule()
        let seed = UInt32.random(in: 1 ... .max)
        let isThorough = ProcessInfo.processInfo.environment["GUIDE_ALL_LOCALES"] != nil
        let some = ["en_US", "ar_EG", "fa_IR", "hi_IN", "es_ES", "de_CH", "pt_PT", "sv_SE"] + all.shuffled().prefix(16)
        for (index, locale) in (isThorough ? all : some).enumerated() {
          let seed = "\(seed &+ UInt32(index))"
          let insertions = Self.insertions.joined(separator: "\n")
          let faults: [String] = try await browser.run(Self.compare, locale, insertions, seed)
          #expect(faults == [], "\(locale), seed \(seed)")
        }
      }
    }

    private static let first = ["en": "af", "de": "af", "zh": "al"]

    @Test(arguments: ["en", "de", "zh"]) func searchesWithoutRequests(language: String) async throws {
      try await Flow.run(hurried: [.module]) { flow in
        let browser = flow.browser
        try await browser.open("/")
        if language != "en" { try await browser.click("#languages [lang=\(language)]") }
        try await browser.wait(until: "document.documentElement.lang === '\(language)'")
        try await flow.waitForModule()
        try await flow.waitForImages()
        try await browser.run("performance.clearResourceTimings()")
        #expect(try await flow.search("schweiz").first == "ch")
        #expect(try await flow.search("al").contains("al"))
        let count: String = try await browser.run("return document.querySelector('.count').textContent")
        let page = "new DOMParser().parseFromString(await (await fetch('/?q=al')).text(), 'text/html')"
        #expect(try await browser.run("return (\(page)).querySelector('.count').textContent") == count)
        // All of them are in the order of the server's list, which is that of a dictionary.
        #expect(try await flow.search("").first == Self.first[language])
        try await browser.run("performance.clearResourceTimings()")
        try await browser.choose("select[name=region]", "Europe")
        try await browser.wait(until: "location.search.includes('Europe')")
        try await flow.waitForImages()
        let requests: [String] = try await browser.run(
          "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
        )
        #expect(requests.filter { !$0.hasPrefix("/flags/") } == [])
      }
    }

    /// Where the countries that the module and the server find differ: by the given queries, and by any texts of
    /// countries.
    static let search = """
      return (async ([queries]) => {
      const { codesOf, openCountries } = await import('/countries.js');
      const almanac = await openCountries(fetch);
      const all = (await (await fetch('/api/countries')).json()).countries.map(({ code }) => code);
      const found = (fields) => codesOf(almanac, new URLSearchParams(fields), 'en', all);
      const texts = (await (await fetch('/api/search')).text()).split(/[\\x1D-\\x1F\\n]/);
      const some = Array.from({ length: 200 }, (_, index) => {
        const text = texts[Math.floor(Math.random() * texts.length)];
        return index % 2 ? text : [...text].slice(0, 4).join('');
      });
      const faults = await Promise.all([...queries.split('\\n'), ...some].flatMap((query) => {
        return [
          '', '&sort=area', '&region=Europe&sort=population', '&region=Europe', '&currency=EUR&region=Africa', '&language=fr',
          '&language=de&region=Europe&currency=CHF',
        ].map(async (filter) => {
          const fields = `q=${encodeURIComponent(query)}${filter}`;
          // The page asks the server, which also finds parts of countries.
          if (query.trim() && !found({ q: query }).length) return '';
          const answer = await (await fetch(`/api/countries?${fields}`)).json();
          const mine = found(fields).join();
          const theirs = answer.countries.map(({ code }) => code).join();
          return mine === theirs ? '' : `${fields}: ${mine}, not ${theirs}`;
        });
      }));
      return faults.filter((fault) => fault).slice(0, 3);
      })(arguments);
      """

    @Test func findsWhatTheServerFinds() async throws {
      try await Flow.run(hurried: [.module]) { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await flow.waitForModule()
        let queries =
          OfflineTests.queries + [
            "", " ", "!?", "CH", "che", "756", "004", "4", "uk", "ma", "ost", "İsviçre", "isvicre", "WEISSRUSS",
            "łotwa",
            "스위", "스위ㅅ", "한", "डेन", "thuy si", "COTE D’IVOIRE", "portugiesisch", "schweizer franken", "euro", "de", "ー",
            "a\u{301}", "l\u{0300}", "ﬁji", "O'", "\u{0E31}", "\u{1F}ch", String(repeating: "a", count: 300),
          ]
        let faults: [String] = try await browser.run(Self.search, queries.joined(separator: "\n"))
        #expect(faults == [])
      }
    }

    @Test(arguments: ["en", "de", "ja"]) func findsEmojiAsTheServerDoes(code: String) async throws {
      try await Flow.run(hurried: [.module]) { flow in
        try await flow.browser.open("/emoji")
        try await flow.waitForModule()
        let faults: [String] = try await flow.browser.run(
          """
          const text = (emoji) => emoji.map(({ character, name }) => character + name).join(' ');
          const [queries, code] = arguments;
          language.value = code;
          return list(code).then(() => Promise.all(queries.split('\\n').map(async (query) => {
            const [mine, theirs] = [foundInList(query), await ask(`/api/emoji/${code}?q=${encodeURIComponent(query)}`)].map(text);
            return mine === theirs ? '' : `${query}: ${mine}, not ${theirs}`;
          }))).then((faults) => faults.filter((fault) => fault));
          """,
          (OfflineTests.emoji + [
            "é", "CAFÉ", "a", "flag: ch", "😀", "👩‍🚀", "!", "Gruß", "katze", "herz", "ハート", "ねこ", "旗",
          ])
          .joined(separator: "\n"),
          code
        )
        #expect(faults == [])
      }
    }

    /// What takes the module away: the server does not have it, or the browser does not run it.
    static let losses = [
      "const real = fetch; fetch = (path, ...rest) => real(path === '/almanac.wasm' ? '/no.wasm' : path, ...rest)",
      "delete globalThis.WebAssembly",
    ]

    private static let loads = "return loading.then(() => true, () => false)"

    @Test(arguments: losses) func asksTheServerWithoutTheModule(loss: String) async throws {
      try await Flow.run(hurried: [.module]) { flow in
        let browser = flow.browser
        try await browser.develop("Page.addScriptToEvaluateOnNewDocument", ["source": loss])
        try await browser.open("/")
        #expect(try await browser.run(Self.loads) == false)
        #expect(try await flow.search("schweiz").first == "ch")
        #expect(try await flow.search("a").contains("al"))
        try await browser.open("/emoji")
        #expect(try await browser.run(Self.loads) == false)
        try await browser.fill("#emoji-query", "thumbs up")
        try await browser.wait(until: "document.getElementById('status').textContent === '1 emoji'")
        try await browser.open("/amounts")
        try await browser.click("[name=text]")
        #expect(try await browser.run(Self.loads) == false)
        try await browser.type("123456")
        try await browser.wait(until: "amounts.elements.text.value === '€1,234.56'")
      }
    }

    /// The page with all cards is another one, such as a proxy's.
    @Test func asksTheServerWithoutAllCards() async throws {
      try await Flow.run { flow in
        let page = "const real = fetch; fetch = (path, ...rest) => real(path === '/?all=1' ? '/emoji' : path, ...rest)"
        try await flow.browser.develop("Page.addScriptToEvaluateOnNewDocument", ["source": page])
        try await flow.browser.open("/")
        try await flow.waitForModule()
        #expect(try await flow.search("schweiz").first == "ch")
      }
    }
  }
}
