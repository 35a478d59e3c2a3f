public import Foundation

extension GuideLanguage {
  /// The locale in which facts are written.
  public var locale: Locale { Locale(identifier: rawValue) }
}
