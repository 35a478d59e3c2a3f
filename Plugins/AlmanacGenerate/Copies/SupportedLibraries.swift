// Scripts/copy-sources copied this from Plugins/AlmanacPlugin/SupportedLibraries.swift. Do not edit.

import PackagePlugin

/// The libraries of a target that the generated enums support.
struct SupportedLibraries {
  /// The libraries, and those that contain one of them.
  private static let supported = [
    "AlmanacAmountForms": ["AlmanacAmountForms"],
    "AlmanacCurrency": ["AlmanacCurrency", "AlmanacCurrencyText"],
    "AlmanacImages": ["AlmanacImages", "AlmanacCircleFlagsKit", "AlmanacFlowImage"],
    "AlmanacMoney": ["AlmanacMoney"],
  ]

  let names: [String]

  /// - Parameter names: The names of all libraries that the target links.
  init(among names: [String]) {
    self.names = Self.supported.filter { $0.value.contains(where: names.contains) }.keys.sorted()
  }

  /// Creates the libraries from a target's direct dependencies, not from the dependencies of its libraries.
  init(of target: any SourceModuleTarget) {
    self.init(
      among: target.dependencies.map { dependency in
        switch dependency {
        case .target(let target): target.name
        case .product(let product): product.name
        @unknown default: ""
        }
      }
    )
  }
}
