/// What one file says of a locale.
struct LocaleRecord: Sendable {
  let identifier: Located<String>
  var name: Located<String>?
  var aliases: [Located<String>] = []

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: LocaleRecord) {
    name = name ?? other.name
    aliases += other.aliases
  }
}
