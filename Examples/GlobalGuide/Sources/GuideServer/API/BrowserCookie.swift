import Guide
import HTTPTypes
import Hummingbird

/// The cookie that tells a browser from others.
enum BrowserCookie {
  private static let name = "guide"

  /// Returns the browser, or `nil` if the request has no valid cookie.
  static func browser(of request: Request) -> BrowserID? {
    request.cookies[name].flatMap { BrowserID(rawValue: $0.value) }
  }

  /// Returns the cookie of a browser. Scripts can't read it, and other sites can't send it. It stays for a year, and a
  /// browser that a proxy serves by HTTPS never sends it in the clear.
  static func cookie(of browser: BrowserID, for request: Request) -> Cookie {
    let scheme = HTTPField.Name("X-Forwarded-Proto").flatMap { request.headers[$0] }
    return Cookie(
      name: name,
      value: browser.rawValue,
      maxAge: 31_536_000,
      path: "/",
      secure: scheme?.lowercased() == "https",
      httpOnly: true,
      sameSite: .strict
    )
  }
}
