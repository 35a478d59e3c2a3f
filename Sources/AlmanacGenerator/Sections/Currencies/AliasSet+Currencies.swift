// Written by Scripts/update-currencytext. Do not edit.

extension AliasSet {
  /// The codes and names of CurrencyText's currencies.
  static let currencyTextCurrencies = """
    AED=uaeDirham AFN=afghani ALL=lek AMD=armenianDram ANG=netherlandsAntilleanGuilder AOA=kwanza \
    ARS=argentinePeso AUD=australianDollar AWG=arubanFlorin AZN=azerbaijanManat BAM=convertibleMark \
    BBD=barbadosDollar BDT=taka BGN=bulgarianLev BHD=bahrainiDinar BIF=burundiFranc BMD=bermudianDollar \
    BND=bruneiDollar BOB=boliviano BOV=mvdol BRL=brazilianReal BSD=bahamianDollar BTN=ngultrum BWP=pula \
    BYN=belarusianRuble BZD=belizeDollar CAD=canadianDollar CDF=congoleseFranc CHE=wirEuro CHF=swissFranc \
    CHW=wirFranc CLF=unidadDeFomento CLP=chileanPeso CNY=yuanRenminbi COP=colombianPeso COU=unidadDeValorReal \
    CRC=costaRicanColon CUC=pesoConvertible CUP=cubanPeso CVE=caboVerdeEscudo CZK=czechKoruna DJF=djiboutiFranc \
    DKK=danishKrone DOP=dominicanPeso DZD=algerianDinar EGP=egyptianPound ERN=nakfa ETB=ethiopianBirr EUR=euro \
    FJD=fijiDollar FKP=falklandIslandsPound GBP=poundSterling GEL=lari GHS=ghanaCedi GIP=gibraltarPound GMD=dalasi \
    GNF=guineanFranc GTQ=quetzal GYD=guyanaDollar HKD=hongKongDollar HNL=lempira HRK=kuna HTG=gourde HUF=forint \
    IDR=rupiah ILS=newIsraeliSheqel INR=indianRupee IQD=iraqiDinar IRR=iranianRial ISK=icelandKrona \
    JMD=jamaicanDollar JOD=jordanianDinar JPY=yen KES=kenyanShilling KGS=som KHR=riel KMF=comorianFranc \
    KPW=northKoreanWon KRW=won KWD=kuwaitiDinar KYD=caymanIslandsDollar KZT=tenge LAK=laoKip LBP=lebanesePound \
    LKR=sriLankaRupee LRD=liberianDollar LSL=loti LYD=libyanDinar MAD=moroccanDirham MDL=moldovanLeu \
    MGA=malagasyAriary MKD=denar MMK=kyat MNT=tugrik MOP=pataca MRU=ouguiya MUR=mauritiusRupee MVR=rufiyaa \
    MWK=malawiKwacha MXN=mexicanPeso MXV=mexicanUnidadDeInversion MYR=malaysianRinggit MZN=mozambiqueMetical \
    NAD=namibiaDollar NGN=naira NIO=cordobaOro NOK=norwegianKrone NPR=nepaleseRupee NZD=newZealandDollar \
    OMR=rialOmani PAB=balboa PEN=sol PGK=kina PHP=philippinePiso PKR=pakistanRupee PLN=zloty PYG=guarani \
    QAR=qatariRial RON=romanianLeu RSD=serbianDinar RUB=russianRuble RWF=rwandaFranc SAR=saudiRiyal \
    SBD=solomonIslandsDollar SCR=seychellesRupee SDG=sudanesePound SEK=swedishKrona SGD=singaporeDollar \
    SHP=saintHelenaPound SLL=leone SOS=somaliShilling SRD=surinamDollar SSP=southSudanesePound STN=dobra \
    SVC=elSalvadorColon SYP=syrianPound SZL=lilangeni THB=baht TJS=somoni TMT=turkmenistanNewManat \
    TND=tunisianDinar TOP=paanga TRY=turkishLira TTD=trinidadAndTobagoDollar TWD=newTaiwanDollar \
    TZS=tanzanianShilling UAH=hryvnia UGX=ugandaShilling USD=dollar UYI=uruguayPesoEnUnidadesIndexadas \
    UYU=pesoUruguayo UZS=uzbekistanSum VEF=bolívar VND=dong VUV=vatu WST=tala XCD=eastCaribbeanDollar XXX=none \
    YER=yemeniRial ZAR=rand ZMW=zambianKwacha ZWL=zimbabweDollar
    """
}
