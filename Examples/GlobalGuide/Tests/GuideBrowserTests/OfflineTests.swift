import Foundation
import Testing

extension BrowserTests {
  /// The guide after its server has gone.
  @Suite struct OfflineTests {
    static let queries = [
      "schweiz", "suisse", "日本", "Österreich", "osterreich", "GR", "us", "bern", "baht", "EUR", "Украина", "سويسرا",
      "reykjavik", "united", "new", "são", "sao tome", "côte", "cote d'ivoire", "guinea", "대한민국", "中国", "भारत",
      "ญี่ปุ่น", "deutsch", "französisch", "krone", "ivory", "republic", "no such country", "island", "türkiye", "st.",
    ]

    /// What the list answers to each query.
    private func answers(_ flow: Flow) async throws -> [[String]] {
      try await flow.browser.run(
        """
        return Promise.all(arguments[0].split('\\n').map(async (query) => {
          const answer = await fetch(`/?all=1&q=${encodeURIComponent(query)}&sort=${query === 'island' ? 'area' : ''}`);
          const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
          return [query, page.querySelector('.count').textContent, ...[...page.querySelectorAll('.card')].map(({ id }) => id)];
        }));
        """,
        Self.queries.joined(separator: "\n")
      )
    }

    static let emoji = [
      "thumbs up", "smile", "cat", "flag", "heart", "fire", "+1", "Árbol", "tada", "sun", "keycap", "no such emoji",
      "o", "ß", "2️⃣", "👋🏽",
    ]

    /// The emoji that are found for each query.
    private func emoji(_ flow: Flow) async throws -> [[String]] {
      try await flow.browser.run(
        """
        return Promise.all(arguments[0].split('\\n').map(async (query) => {
          const answer = await fetch(`/api/emoji/en?q=${encodeURIComponent(query)}`);
          return [query, ...(await answer.json()).emoji.map(({ character }) => character)];
        }));
        """,
        Self.emoji.joined(separator: "\n")
      )
    }

    @Test(arguments: [SIGTERM, SIGKILL]) func answersWithoutTheServer(signal: Int32) async throws {
      try await Flow.run(hurried: [.module, .copies]) { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await flow.waitForCopies()
        let online = try await answers(flow)
        #expect(online.filter { $0.count > 2 }.count > 25)
        let emoji = try await emoji(flow)
        flow.guide.stop(with: signal)
        for (offline, expected) in zip(try await self.emoji(flow), emoji) { #expect(offline == expected) }
        for (offline, expected) in zip(try await answers(flow), online) { #expect(offline == expected) }

        try await browser.open("/")
        #expect(try await flow.cards().count == 24)
        #expect(try await flow.search("schweiz").first == "ch")
        try await browser.click("#ch a")
        try await browser.wait(until: "document.querySelector('h1')?.textContent.startsWith('Switzerland')")
        try await browser.wait(until: "document.querySelector('.hero img').naturalWidth > 0")
        // The copy has the time of the beginning of the month.
        try await browser.wait(
          until: """
            document.querySelector('.time').textContent === new Intl.DateTimeFormat('en', {
              hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Zurich',
            }).format()
            """
        )
        try await browser.open("/compare?a=ch&b=de")
        let page: String = try await browser.run("return document.body.innerText")
        #expect(page.contains("Bern") && page.contains("Berlin"))
        #expect(page.contains("You are offline. This is a copy of "))
        let choices: [String] = try await browser.run(
          "return [...document.querySelectorAll('select')].map((s) => s.value)"
        )
        #expect(choices == ["ch", "de"])
        // The link on the page of a country.
        try await browser.open("/compare?a=ch")
        #expect(try await browser.run("return document.querySelector('select[name=a]').value") == "ch")
        #expect(try await browser.run("return !document.querySelector('table') && !!document.querySelector('.note')"))
        try await browser.open("/emoji")
        try await browser.fill("#emoji-query", "thumbs up")
        try await browser.wait(until: "document.getElementById('status').textContent === '1 emoji'")
        try await browser.open("/no/such/page")
        #expect(try await browser.run("return document.querySelector('h1').textContent") == "Offline")
      }
    }

    @Test func formatsAmountsWithoutTheServer() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        func shows(_ text: String, _ converted: String) async throws {
          try await browser.wait(
            until: """
              [amounts.elements.text.value, document.getElementById('converted').value]
                .every((text, index) => text.replace(/\\s/g, ' ') === arguments[index])
              """,
            text,
            converted
          )
        }
        try await browser.open("/amounts")
        try await flow.waitForCopies()
        flow.guide.stop(with: SIGKILL)
        try await browser.open("/amounts")
        try await browser.click("[name=text]")
        try await browser.type("123456")
        try await shows("€1,234.56", "1.234,56 €")
        try await browser.press(.backspace)
        try await shows("€123.45", "123,45 €")
        try await browser.choose("[name=currency]", "JPY")
        try await shows("¥12,345", "12.345 ¥")
        try await browser.choose("[name=other]", "es_MX")
        try await shows("¥12,345", "JPY 12,345")
        // No format needs a copy of its own.
        try await browser.choose("[name=other]", "fr_CA")
        try await shows("¥12,345", "12 345 ¥")
        try await browser.choose("[name=locale]", "ar_EG")
        try await browser.wait(until: "amounts.elements.text.value.includes('١٢')")
      }
    }

    /// What answers everything at an address with a status and an empty object.
    private static func server(at address: URL, answering status: Int) throws -> ChildProcess {
      let script = """
        import http.server, sys
        class Handler(http.server.BaseHTTPRequestHandler):
          def do_GET(self):
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(int(sys.argv[2]))
            self.end_headers()
            self.wfile.write(b"{}")
          do_POST = do_GET
        server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
        print("ready", flush=True)
        server.serve_forever()
        """
      return try ChildProcess(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["python3", "-c", script, "\(address.port ?? 0)", "\(status)"],
        readyWhenItSays: "ready"
      )
    }

    /// Without the server, a proxy answers that there is none, or nobody answers.
    @Test(arguments: [false, true]) func sendsFavoritesWhenTheServerIsBack(hasProxy: Bool) async throws {
      try await Flow.run(hurried: [.module, .copies]) { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await flow.waitForCopies()
        try await browser.click("#al .star")
        try await browser.wait(
          until: "fetch('/api/favorites').then((a) => a.json()).then((l) => l.favorites.join() === 'al')"
        )
        flow.guide.stop(with: SIGKILL)
        let proxy = hasProxy ? try Self.server(at: flow.guide.address, answering: 502) : nil
        #expect(try await browser.run("return fetch('/api/emoji/en').then((answer) => answer.ok)"))
        try await browser.open("/")
        try await browser.wait(until: "document.querySelector('#al .star').ariaPressed === 'true'")
        try await browser.click("#al .star")
        for _ in 0..<5 { try await browser.click("#ad .star") }
        try await browser.wait(until: "favorites.waiting === 0")
        // The last change of each country, and the newest one.
        #expect(try await browser.run("return caches.match('/queue').then((q) => q.json()).then((q) => q.length)") == 3)
        try await browser.reload()
        try await browser.wait(until: "document.querySelector('#ad .star').ariaPressed === 'true'")
        #expect(try await browser.run("return document.querySelector('#al .star').ariaPressed") == "false")

        proxy?.end(with: SIGKILL)
        let busy = try Self.server(at: flow.guide.address, answering: 429)
        let favorites: [String] = try await browser.run(
          "return fetch('/api/favorites').then((a) => a.json()).then((l) => l.favorites)"
        )
        #expect(favorites == ["ad"])
        busy.end(with: SIGKILL)
        let again = try RunningGuide(after: flow.guide)
        try await browser.reload()
        try await browser.wait(until: "caches.match('/queue').then((q) => q.json()).then((q) => q.length === 0)")
        // The favorites are those of the server, without the copies of the browser.
        try await browser.develop("Network.enable")
        try await browser.develop("Network.setBypassServiceWorker", ["bypass": true])
        let codes: [String] = try await browser.run(
          "return fetch('/api/favorites').then((a) => a.json()).then((l) => l.favorites)"
        )
        #expect(codes == ["ad"])
        again.stop()
      }
    }

    @Test func copiesKeepTheirDateIfNewOnesCannotBeMade() async throws {
      try await Flow.run(hurried: [.module, .copies]) { flow in
        let browser = flow.browser
        try await browser.open("/")
        try await flow.waitForCopies()
        try await browser.run(
          """
          const version = JSON.stringify({ version: 'old', date: 1_600_000_000_000 });
          return caches.open('guide').then((cache) => cache.put('/version', new Response(version)));
          """
        )
        flow.guide.stop(with: SIGKILL)
        let server = try Self.server(at: flow.guide.address, answering: 200)
        try await browser.run("navigator.serviceWorker.controller.postMessage('keep')")
        try await browser.wait(until: "caches.match('/version').then((v) => v.json()).then((v) => v.version === false)")
        server.end(with: SIGKILL)
        try await browser.open("/emoji")
        let note: String = try await browser.run("return document.querySelector('.note').innerText")
        #expect(note.contains("Sep 13, 2020"))
      }
    }
  }
}
