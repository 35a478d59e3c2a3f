for country in Country.allCases {
  print(country, country.name, country.capital ?? "-", country.currencies.map(\.name), country.flag.width)
}
print(Language.allCases.compactMap(\.nativeName))
