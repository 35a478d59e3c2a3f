for country in Country.countries { print(country.emoji, country.name) }
