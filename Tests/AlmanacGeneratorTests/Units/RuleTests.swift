import Testing

@testable import AlmanacGenerator

@Suite struct RuleTests {
  @Test func hasIDsOfItsOwn() {
    #expect(Set(Rule.allCases.map(\.rawValue)).count == Rule.allCases.count)
    #expect(Set(Rule.allCases.map(\.summary)).count == Rule.allCases.count)
  }

  @Test(arguments: Rule.allCases)
  func isCalledInKebabCase(rule: Rule) throws {
    let words = rule.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.count > 1)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } })
    // The case has the same name as the id, so a search in the sources finds both.
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    #expect("\(rule)" == (try #require(words.first) + rest.joined()))
  }

  @Test(arguments: Rule.allCases)
  func saysWhatItAsksForInOneSentence(rule: Rule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(!rule.summary.dropLast().contains(". "))
    #expect(!rule.summary.contains("\n"))
  }
}
