for country in Country.allCases { print(country.emoji, country.name) }
