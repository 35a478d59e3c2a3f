/// A group that countries join and leave, such as the European Union.
///
/// The static properties are the groups in the world's list. Your own list can name others.
public struct CountryGroup: RawRepresentable, Hashable, CodableWhereAvailable, Sendable {
  /// The group's name in country lists, such as "eu".
  public let rawValue: String

  /// Creates a group with the name that country lists use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The United Nations.
  public static var un: CountryGroup { CountryGroup(rawValue: "un") }

  /// The European Union, and before 1993 the European Economic Community.
  public static var eu: CountryGroup { CountryGroup(rawValue: "eu") }

  /// The member states of the European Union whose currency is the euro.
  public static var euroArea: CountryGroup { CountryGroup(rawValue: "euroArea") }

  /// The Schengen Area, from the day on which the first border checks ended.
  public static var schengen: CountryGroup { CountryGroup(rawValue: "schengen") }

  /// The European Economic Area, from the day on which the agreement was applied.
  public static var eea: CountryGroup { CountryGroup(rawValue: "eea") }

  /// The North Atlantic Treaty Organization.
  public static var nato: CountryGroup { CountryGroup(rawValue: "nato") }

  /// The Commonwealth of Nations.
  public static var commonwealth: CountryGroup { CountryGroup(rawValue: "commonwealth") }

  /// The African Union, since 2002.
  public static var africanUnion: CountryGroup { CountryGroup(rawValue: "africanUnion") }

  /// The Association of Southeast Asian Nations.
  public static var asean: CountryGroup { CountryGroup(rawValue: "asean") }
}

/// A period in which a country was a member of a group.
public struct Membership: Hashable, Sendable {
  /// The group.
  public let group: CountryGroup

  /// The first day, or `nil` if the data doesn't state it.
  public let from: CalendarDate?

  /// The last day, or `nil` if the membership has not ended.
  public let to: CalendarDate?

  /// Creates a membership from its form in country lists, such as "eu 1973-01-01/2020-01-31".
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    group = CountryGroup(rawValue: String(words[0]))
    (from, to) = CalendarDate.period(words[1])
  }

  /// Returns whether the period includes a day.
  public func contains(_ day: CalendarDate) -> Bool { day.isWithin(from, to) }
}
