/// The flags of the countries, in the order of the cases.
///
/// They depend only on the images, which nothing else does, so a changed image writes and recompiles one file.
struct Flags: KnownSection {
  static let kind = SectionKind.countries

  let images: [FlagImage]

  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let table = SwiftLiteral.multiline(try FlagTableEncoder.characters(of: images))
    let common = context.common(type: context.settings.sections[Self.kind].type, count: images.count)
    return [Template("CountryFlags"): common.adding(["flags": .text(table)])]
  }
}
