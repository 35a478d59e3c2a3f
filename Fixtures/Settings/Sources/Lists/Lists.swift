/// Every case of the currencies. The names in the data try to inject code.
public func isKnown(_ currency: Currency) -> Bool {
  switch currency {
  case .euro, .poundSterling, .yen, .dinarEnumForged, .bolívarAndBolívar: true
  }
}

/// The facts about the currencies.
public let currencyFacts = Currency.allCases.map {
  "\($0.rawValue) \($0.name.debugDescription) \($0.symbol.debugDescription) \($0.minorUnits) \($0.numericCode ?? 0)"
}

/// The cases of the locales, named by their codes.
public let places: [Place] = [.current, .autoUpdating, .enUS, .fr, .zhHantTW]

/// Some of them by their aliases.
public let aliases: [Place] = [.american, .englishUnitedStates, .french, .chineseTaiwan]
