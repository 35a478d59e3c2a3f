import Foundation

/// An answer of REST Countries: the list of version 3.1, or a page of version 5.
struct RESTCountriesPage {
  /// The entries, `nil` for those that are no countries.
  let entries: [RESTCountry?]

  /// The number of the first entry of the next page, or `nil` if this is the last one.
  let nextOffset: Int?

  /// Reads an answer in JSON.
  ///
  /// - Throws: `CountrySourceError.notCountries` if it is neither.
  init(_ answer: Data) throws(CountrySourceError) {
    do {
      if let page = try? JSONDecoder().decode(Answer.self, from: answer).data {
        entries = page.objects.map { $0.value?.entry }
        let isProgress = page.meta?.more == true && !entries.isEmpty
        nextOffset = isProgress ? (page.meta?.offset ?? 0) + entries.count : nil
      } else {
        entries = try JSONDecoder().decode([Lossy<RESTCountry>].self, from: answer).map(\.value)
        nextOffset = nil
      }
    } catch DecodingError.typeMismatch {
      throw .notCountries("it is no list")
    } catch {
      throw .notCountries("it is no valid JSON")
    }
  }

  private struct Answer: Decodable {
    var data: Page
  }

  private struct Page: Decodable {
    var objects: [Lossy<RESTCountry5>]
    var meta: Meta?
  }

  private struct Meta: Decodable {
    var more: Bool?
    var offset: Int?
  }
}

/// A value of a list, or `nil` if it cannot be decoded.
private struct Lossy<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
