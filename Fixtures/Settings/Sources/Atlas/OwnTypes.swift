// Types of the target's own with the names of Almanac's and Foundation's, which hide those from generated code, too.

struct CalendarDate {}
struct Coordinate {}
struct CountryGroup {}
struct CurrencyUse {}
struct Flag {}
struct IndexSection {}
struct Locale {}
struct Membership {}
struct PostalCodeFormat {}
struct Sequence {}
struct Sovereignty {}
enum CountryKind {}
