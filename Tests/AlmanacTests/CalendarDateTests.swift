import Almanac
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2026-01-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func readsAndWritesDays(text: String) throws {
    let day = try #require(CalendarDate(text))
    #expect(day.description == text)
    #expect(CalendarDate(year: day.year, month: day.month, day: day.day) == day)
  }

  @Test(arguments: [
    "", "2026", "2026-1-31", "2026-01-32", "2026-13-01", "2026-00-10", "2026-01-00", "2023-02-29", "1900-02-29",
    "2026-04-31", "0000-01-01", "2026/01/31", "2026-01-31 ", " 2026-01-31", "2026-01-310", "-026-01-31", "٢٠٢٦-٠١-٣١",
    "20260131",
  ])
  func refusesOtherTexts(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func sortsByTime() {
    let days = ["2026-02-01", "2025-12-31", "2026-01-31"].compactMap { CalendarDate($0) }
    #expect(days.sorted().map(\.description) == ["2025-12-31", "2026-01-31", "2026-02-01"])
  }

  @Test func requiresADayOfTheCalendar() async {
    await #expect(processExitsWith: .failure) { _ = CalendarDate(year: 2026, month: 2, day: 29) }
  }
}
