import Foundation

/// The machine of a measurement, without its names and paths.
struct Machine: Codable, Equatable {
  let processor: String
  let cores: Int
  let gigabytes: Int
  let system: String
  let swift: String

  /// A line such as `Swift version 6.3.1 (swift-6.3.1-RELEASE), 2 cores`.
  var text: String { "\(swift), \(system), \(processor), \(cores) cores, \(gigabytes) GB" }
}
