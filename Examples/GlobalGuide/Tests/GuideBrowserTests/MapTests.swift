import Testing

extension BrowserTests {
  /// The map on the page of a country.
  @Suite struct MapTests {
    @Test func zoomsAndMoves() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        func view() async throws -> [Double] {
          try await browser.run("return document.querySelector('.map').getAttribute('viewBox').split(' ').map(Number)")
        }
        try await browser.open("/country/ch")
        try await browser.wait(until: "document.querySelector('.tools')")
        let home = try await view()
        try await browser.click(".tools [aria-label='Zoom in']")
        let near = try await view()
        #expect(near[2] < home[2] && near[3] < home[3])
        try await browser.run("document.querySelector('.map').focus()")
        try await browser.press(.arrowRight)
        #expect(try await view()[0] > near[0])
        try await browser.type("0")
        #expect(try await view() == home)
        try await browser.type("-")
        #expect(try await view()[2] > home[2])
      }
    }

    @Test func drawsTheOutlines() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        try await browser.open("/country/ch")
        try await browser.wait(until: "document.querySelector('use.here').getBBox().width > 5")
        let sizes: [Double] = try await browser.run(
          "return [...document.querySelectorAll('use.near')].map((one) => one.getBBox().width)"
        )
        #expect(sizes.count == 4 && sizes.allSatisfy { $0 > 10 })
      }
    }
  }
}
