import Testing

extension BrowserTests {
  /// The map on the page of a country.
  @Suite struct MapTests {
    @Test func zoomsAndMoves() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        let view = { try await Self.view(of: browser) }
        let home = try await Self.open(browser)
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

    @Test func followsThePointer() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        let home = try await Self.open(browser)
        let middle: [Double] = try await browser.run(
          "const { left, top, width, height } = map.getBoundingClientRect(); return [left + width / 2, top + height / 2]"
        )
        func mouse(_ type: String, _ step: Double, _ more: [String: Any] = [:]) async throws {
          let place: [String: Any] = [
            "type": type, "x": middle[0] + step, "y": middle[1], "button": "left", "buttons": 1,
          ]
          try await browser.develop("Input.dispatchMouseEvent", place.merging(more) { $1 })
        }
        try await mouse("mousePressed", 0, ["clickCount": 1])
        try await mouse("mouseMoved", -40)
        try await mouse("mouseReleased", -40, ["clickCount": 1])
        let moved = try await Self.view(of: browser)
        #expect(moved[0] > home[0] && moved[2] == home[2])
        // The wheel alone scrolls the page.
        try await mouse("mouseWheel", 0, ["deltaX": 0, "deltaY": -120, "button": "none", "buttons": 0])
        #expect(try await Self.view(of: browser) == moved)
        let control = 2
        try await mouse(
          "mouseWheel",
          0,
          ["deltaX": 0, "deltaY": -120, "button": "none", "buttons": 0, "modifiers": control]
        )
        let near = try await Self.view(of: browser)
        #expect(near[2] < moved[2])
        #expect(abs((near[0] + near[2] / 2) - (moved[0] + moved[2] / 2)) < moved[2] / 50)
      }
    }

    @Test func zoomsBetweenTwoFingers() async throws {
      try await Flow.run { flow in
        let browser = flow.browser
        let home = try await Self.open(browser)
        let left: [Double] = try await browser.run(
          "const { left, top, width, height } = map.getBoundingClientRect(); return [left + width / 4, top + height / 2]"
        )
        func touch(_ type: String, _ distance: Double?) async throws {
          let points: [Double] = distance.map { [0, $0] } ?? []
          let fingers = points.enumerated().map { ["id": $0, "x": left[0] + $1, "y": left[1]] as [String: Any] }
          try await browser.develop("Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers])
        }
        try await touch("touchStart", 60)
        try await touch("touchMove", 90)
        try await touch("touchEnd", nil)
        let near = try await Self.view(of: browser)
        #expect(abs(near[2] / home[2] - 2.0 / 3) < 0.05)
        // What was under the finger that stayed is still there.
        #expect(abs((near[0] + near[2] / 4) - (home[0] + home[2] / 4)) < home[2] / 50)
      }
    }

    @Test func namesWhatItShows() async throws {
      try await Flow.run { flow in
        _ = try await Self.open(flow.browser)
        let names: [String] = try await flow.browser.run(
          "return [...map.querySelectorAll('.near, .here')].map((one) => one.textContent).sort()"
        )
        #expect(names.contains("France") && names.contains("Liechtenstein") && names.contains("Switzerland"))
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
        // Liechtenstein is the small one.
        #expect(sizes.count == 5 && sizes.allSatisfy { $0 > 1 } && sizes.count { $0 > 20 } == 4)
      }
    }

    /// Opens the map of Switzerland.
    ///
    /// - Returns: What it shows.
    private static func open(_ browser: Browser) async throws -> [Double] {
      try await browser.open("/country/ch")
      try await browser.wait(until: "document.querySelector('.tools')")
      return try await view(of: browser)
    }

    private static func view(of browser: Browser) async throws -> [Double] {
      try await browser.run("return map.getAttribute('viewBox').split(' ').map(Number)")
    }
  }
}
