/// What one file says of a locale.
struct LocaleRecord: Sendable {
  let identifier: Located<String>
  var name: Located<String>?
  var aliases: [Located<String>] = []
}
