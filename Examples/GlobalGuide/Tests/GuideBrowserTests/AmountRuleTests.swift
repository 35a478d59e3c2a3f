import Foundation
import Testing

extension BrowserTests {
  /// The rules for amounts that the browser uses without the server.
  @Suite struct AmountRuleTests {
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

    /// Edits amounts at random in a locale, by the script and by the server, and returns where they differ.
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
      const formats = {};
      for (const name of others) formats[name] ??= await (await fetch(`/api/amounts/${name}`)).json();
      const currencies = Object.keys(formats[locale].currencies).sort();
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
          const answer = await fetch('/api/amounts', {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(edit),
          });
          state = await answer.json();
          const mine = editAmount(edit, formatOf(formats[locale], currency), formatOf(formats[other], currency));
          const fields = ['text', 'selectionStart', 'selectionEnd', 'amount', 'converted'];
          if (fields.some((field) => mine[field] !== state[field])) {
            faults.push(`${JSON.stringify(edit)} gives ${JSON.stringify(mine)}, not ${JSON.stringify(state)}`);
          }
          state = { text: state.text, selectionStart: state.selectionStart, selectionEnd: state.selectionEnd };
        }
      }
      return faults.slice(0, 3);
      })(arguments);
      """

    @Test func followServer() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/amounts")
        let all: [String] = try await browser.run("return [...amounts.elements.locale.options].map((one) => one.value)")
        #expect(all.count > 300)
        // A page without scripts that use the same names.
        try await browser.open("/offline")
        for script in ["amount-reading", "amount-rules"] {
          try await browser.run(
            """
            return new Promise((done) => {
              const script = document.createElement('script');
              script.addEventListener('load', () => done(null));
              script.src = `/${arguments[0]}.js`;
              document.head.append(script);
            });
            """,
            script
          )
        }
        let seed = UInt32.random(in: 1 ... .max)
        let isThorough = ProcessInfo.processInfo.environment["GUIDE_ALL_LOCALES"] != nil
        let some = ["en_US", "ar_EG", "fa_IR", "hi_IN", "es_ES", "de_CH", "pt_PT", "sv_SE"] + all.shuffled().prefix(16)
        for (index, locale) in (isThorough ? all : some).enumerated() {
          let seed = "\(seed &+ UInt32(index))"
          let faults: [String] = try await browser.run(
            Self.compare,
            locale,
            Self.insertions.joined(separator: "\n"),
            seed
          )
          #expect(faults == [], "\(locale), seed \(seed)")
        }
      }
    }
  }
}
