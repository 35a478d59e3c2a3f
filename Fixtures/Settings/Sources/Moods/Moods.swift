/// The results of searches, in the language of the data and in others.
public let moodSearches = [
  Mood.search("Smile "), Mood.search("lächeln", languages: ["de-AT", "en"]), Mood.search("CÔTE"), Mood.search("\n"),
  Mood.search("smil\ty"), Mood.search("happy", languages: ["fr"]), Mood.search("tear", languages: ["de"]),
].map { $0.map(\.character).joined() }
