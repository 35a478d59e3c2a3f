/// A text of the pages. The raw value is its key in the catalogs.
public enum TextKey: String, CaseIterable, Codable, Sendable {
  // All pages
  case guide, description, skip, pages, countries, compare, emoji, amounts, language, listSeparator
  case notFound, notFoundSentence
  case offline, offlineSentence, offlineCopy, unreachable, allCountries, search, searchHint

  // The list
  case listTitle, listLead, results, tryOther, noFavorites, notSaved, region, currency, favorites, favorite, all, sort
  case name, letters, showAllCountries, tryAgain, noneFound, notLoaded

  // A country
  case flag, population, area, density, capital, localTime, time, times, range, nativeNames, languages, callingCodes
  case currencies, formerCurrencies, until, example, neighbors, subdivisions, locales, showAll, onMap, neighborsOnMap
  case zoomIn, zoomOut, resetMap, sources

  // The comparison
  case compareTitle, first, second, choose, comparison, compareLead, pair, areNeighbors

  // Emoji
  case emojiHint, skinTone, skinTones, toneNone, toneLight, toneMediumLight, toneMedium, toneMediumDark, toneDark
  case categories, recent, noRecent, noEmoji, missingGlyphs, missingGlyph, emojiNotLoaded, copy, copied, more
  case shortcodes, keywords, codePoints, inSwift, inHTML, related, otherLanguages, theCountry

  // Amounts
  case amountsTitle, amountsLead, amountAs, sameAs, amount, noScript
}

/// A text with a number, which has a form for each plural category of its language (CLDR). The raw value is its key in
/// the catalogs.
public enum CountKey: String, CaseIterable, Sendable {
  case found, resultCount, favoriteCount, timeCount, emojiFound, emojiCount
}
