import Almanac
import AlmanacWorld
public import Foundation

extension GuideLanguage {
  /// The locale in which facts are written.
  public var locale: Locale { Locale(identifier: rawValue) }

  /// The name in the language itself, such as "Deutsch".
  public var nativeName: String { Language(rawValue: rawValue)?.nativeName ?? rawValue }
}
