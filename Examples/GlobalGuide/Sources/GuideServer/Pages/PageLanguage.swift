import Almanac
import Guide
import GuideData
import HTTPTypes
import Hummingbird

/// The language of the pages for a reader.
struct PageLanguage {
  private static let cookie = "language"

  let language: GuideLanguage

  /// Whether this request chose it, by `?lang=de`.
  private let isChosen: Bool

  /// The language that the request names, or that the browser has kept, or else the one that its reader knows best.
  init(_ request: Request) {
    func known(_ code: String?) -> GuideLanguage? {
      code.flatMap { GuideLanguage(rawValue: $0) }.flatMap { Texts.all[$0] == nil ? nil : $0 }
    }
    let chosen = known(Query(request)["lang"])
    isChosen = chosen != nil
    let preferences = String((request.headers[.acceptLanguage] ?? "").prefix(200))
    let best = CurrencyLocale.best(acceptLanguage: preferences, default: .english)
    language = chosen ?? known(request.cookies[Self.cookie]?.value) ?? known(best.languageCode) ?? .english
  }

  /// Makes an answer one in this language.
  func mark(_ response: inout Response) {
    response.headers[.vary] = "Accept-Encoding, Accept-Language, Cookie"
    guard isChosen else { return }
    // Scripts set it, too.
    let year = 31_536_000
    response.setCookie(
      Cookie(name: Self.cookie, value: language.rawValue, maxAge: year, path: "/", httpOnly: false, sameSite: .strict)
    )
  }
}
