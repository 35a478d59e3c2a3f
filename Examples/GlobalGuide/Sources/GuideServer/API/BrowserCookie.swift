import Guide
import GuideHTTP

/// The cookie that tells a browser from others.
struct BrowserCookie {
  private static let name = "guide"

  /// The browser, or `nil` if the request has no valid cookie.
  let browser: BrowserID?

  init(_ request: HTTPRequest) {
    let pairs = request.headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }
    browser =
      pairs.lazy.compactMap { pair -> BrowserID? in
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0] == Self.name else { return nil }
        return BrowserID(rawValue: String(parts[1]))
      }.first
  }

  /// The field `Set-Cookie` for a browser. Scripts cannot read the cookie, and other sites cannot send it. It stays for a year.
  static func field(of browser: BrowserID) -> String {
    "\(name)=\(browser.rawValue); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
  }
}
