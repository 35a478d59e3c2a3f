// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Text/EmojiScalars.swift. Do not edit.

// Written by Scripts/update-unicode from Unicode 15.0.0. Do not edit.

/// The characters of emoji (UTS #51).
enum EmojiScalars {
  /// Characters with the property Emoji, and unassigned characters that are reserved for emoji.
  static let emoji = ScalarSet(
    """
    F###G###M###N###S###%$##$&##%&##)&##*&##7F%#8F%#DF%#EF%#=J%#>J%#TJ%#UJ%#?L%#EL%#TL%#VL%#=S%#?S%#KS%#\
    LS%#JV%#KV%#,W%#7W%#;W%#>W%#%#&#&#&#-'&#/'&#9'&#:'&#C'&#D'&#F(&#J(&#K(&#P(&#Y(&#Z(&#$)&#%)&#')&#))&#\
    +)&#,)&#0)&#1)&#3)&#4)&#5)&#7)&#9)&#:)&#=)&#>)&#A)&#C)&#K)&#N)&#S)&#T)&#U)&#V)&##*&#/*&#:*&#<*&#>*&#\
    ?*&#@*&#B*&#C*&#D*&#V*&#W*&#Y*&##+&#5+&#;+&#<+&#=+&#>+&#@+&#C+&#E+&#J+&#K+&#M+&#O+&#S+&#U+&#(,&#*,&#\
    /,&#1,&#3,&#4,&#9,&#;,&#<,&#=,&#>,&#@,&#T,&#V,&##-&#)-&#*-&#.-&#0-&#1-&#5-&#6-&#8-&#9-&#;-&#A-&#B-&#\
    C-&#E-&#F-&#G-&#H-&#I-&#J-&#P-&#Q-&#T-&#U-&##.&#$.&#..&#0.&#?.&#@.&#B.&#C.&#G.&#H.&#I.&#J.&#N.&#Q.&#\
    R.&#S.&#&/&#(/&#X/&##0&#,0&#-0&#;0&#<0&#J0&#K0&#77&#97&#H?&#K?&#&@&#(@&##A&#$A&#(A&#)A&#3W&#4W&#@W&#\
    AW&#2*'#3*'#4*'#5*'#?>K#@>K#/?K#3?K#'AK#3AK#BAK#DAK#SAK#TAK#*BK#,BK#QBK##CK##EK#%EK#1EK#3EK#AEK#BEK#\
    DEK#NEK#)FK#CGK#DGK#SGK#%HK#&HK#:HK#;HK#=HK#FHK#GHK#KHK#THK#3IK#9IK#MLK#OLK#ONK#QNK#SNK#TNK#WNK#YNK#\
    <PK#>PK#APK#BPK#1UK#2UK#9VK#DVK#JVK#KVK#+WK#2WK#4WK#6WK#>WK#JWK#KWK#MWK#QWK#SWK#TWK#XWK#ZWK#/XK#1XK#\
    3XK#4XK#<XK#>XK#GXK#HXK#MXK#PXK#$YK#'YK#/YK#2YK#4YK#5YK#6YK#7YK#;YK#<YK#BYK#CYK#FYK#GYK#MYK#3#L#+$L#\
    9%L#>%L#F%L#H%L#Y%L#$&L#%&L#&&L#,&L#.&L#;&L#B(L#F(L#5*L##+L#/+L#3+L#3,L#;,L#E,L#K,L#;-L#C-L#).L#+.L#\
    -.L#C/L#O/L#F0L#G0L#Q0L#R0L#+4L#G5L#S5L#)6L#K8L#3=L#AOL#
    """
  )

  /// Characters that a skin tone can follow.
  static let modifierBases = ScalarSet(
    """
    0)&#1)&#,-&#--&#=-&#A-&#@NK#ANK#EOK#HOK#JOK#KOK#MOK#POK#UQK#WQK#YQK#,RK#ARK#TRK#WRK#XRK#$SK#'SK#(SK#\
    +SK#2SK#3SK#4SK#5SK#MSK#NSK#7WK#9WK#=WK#>WK#SWK#TWK#XWK#ZWK#(#L#+#L#.#L#3#L#N$L#O$L#'%L#*%L#3%L#4%L#\
    ?%L#@%L#O/L#P/L#R/L#S/L##0L#+0L#10L#20L#;0L#E0L#G0L#J0L#J1L#K1L#P2L#R2L#S2L#U2L#V2L#W2L#03L#33L#43L#\
    A3L#F7L#I7L#;8L#D8L#
    """
  )

  /// Unassigned characters that are reserved for emoji.
  static let unassigned = ScalarSet(
    """
    /?K#3?K#'AK#3AK#BAK#DAK#SAK#TAK#+BK#,BK#QBK##CK#)FK#)GK#FGK#SGK#GHK#KHK#THK##IK#%IK#3IK#9IK#+LK#K%L#\
    O%L#(&L#+&L#8&L#;&L#B(L#F(L#5*L#;*L#G*L#K*L#L*L##+L#/+L#3+L#3,L#;,L#E,L#K,L#;-L#C-L#).L#+.L#-.L#C/L#\
    G5L#S5L#)6L#+6L#86L#;6L#D6L#K6L#A7L#B7L#I7L#Q7L#'8L#+8L#48L#;8L#D8L#K8L#3=L#AOL#
    """
  )
}
