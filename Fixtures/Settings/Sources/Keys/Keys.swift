/// Names every case once: nothing needs back-ticks behind the dot.
public let nations: [Nation] = [
  .fam, .flag, .gbEng, .gbSct, .hashValue, .id, .none, .protocol, .rawValue, .static, .tableIndex,
]
