/// Uses every case once. No case needs backticks after the dot.
public let nations: [Nation] = [
  .fam, .flag, .gbEng, .gbSct, .hashValue, .id, .none, .protocol, .rawValue, .static, .tableIndex,
]
