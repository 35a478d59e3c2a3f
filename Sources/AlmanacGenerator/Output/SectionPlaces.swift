/// Where what is wrong with a whole section is reported.
struct SectionPlaces {
  let countries: SourceLocation
  let currencies: SourceLocation
  let locales: SourceLocation
  let emoji: SourceLocation
}
