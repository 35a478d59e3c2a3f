// Written by Scripts/update-data from CLDR 48. Do not edit.

extension StandardDigits {
  /// On each line a code, and its digits as the column `digits` has them.
  static let list = """
    ADP 0
    AFN 2 0
    ALL 2 0
    AMD 2 2 0
    BHD 3
    BIF 0
    BYR 0
    CAD 2 2 2 5
    CHF 2 2 2 5
    CLF 4
    CLP 0
    COP 2 0
    CRC 2 2 0
    CZK 2 2 0
    DJF 0
    DKK 2 2 2 50
    ESP 0
    GNF 0
    GYD 2 2 0
    HUF 2 0 0 5
    IDR 2 0
    IQD 3 0
    IRR 2 0
    ISK 0
    ITL 0
    JOD 3
    JPY 0
    KMF 0
    KPW 2 0
    KRW 0
    KWD 3
    LAK 2 0
    LBP 2 0
    LUF 0
    LYD 3
    MGA 2 0
    MGF 0
    MMK 2 0
    MNT 2 2 0
    MRO 2 0
    MUR 2 2 0
    NOK 2 2 0
    OMR 3
    PKR 2 0
    PYG 0
    RSD 2 0
    RWF 0
    SEK 2 2 0
    SLL 2 0
    SOS 2 0
    STD 2 0
    SYP 2 0
    TMM 2 0
    TND 3
    TRL 0
    TWD 2 2 0
    TZS 2 2 0
    UGX 0
    UYI 0
    UYW 4
    UZS 2 2 0
    VEF 2 2 0
    VND 0
    VUV 0
    XAF 0
    XOF 0
    XPF 0
    YER 2 0
    ZMK 2 0
    ZWD 2 0
    """
}
