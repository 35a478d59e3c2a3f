// Written by Scripts/update-currencytext. Do not edit.

extension AliasSet {
  /// The identifiers and names of CurrencyText's locales. After a comma, another spelling of an identifier.
  static let currencyTextLocales = """
    af=afrikaans af_NA=afrikaansNamibia af_ZA=afrikaansSouthAfrica agq=aghem agq_CM=aghemCameroon ak=akan \
    ak_GH=akanGhana am=amharic am_ET=amharicEthiopia ar=arabic ar_001=arabicWorld ar_AE=arabicUnitedArabEmirates \
    ar_BH=arabicBahrain ar_DJ=arabicDjibouti ar_DZ=arabicAlgeria ar_EG=arabicEgypt ar_EH=arabicWesternSahara \
    ar_ER=arabicEritrea ar_IL=arabicIsrael ar_IQ=arabicIraq ar_JO=arabicJordan ar_KM=arabicComoros \
    ar_KW=arabicKuwait ar_LB=arabicLebanon ar_LY=arabicLibya ar_MA=arabicMorocco ar_MR=arabicMauritania \
    ar_OM=arabicOman ar_PS=arabicPalestinianTerritories ar_QA=arabicQatar ar_SA=arabicSaudiArabia \
    ar_SD=arabicSudan ar_SO=arabicSomalia ar_SS=arabicSouthSudan ar_SY=arabicSyria ar_TD=arabicChad \
    ar_TN=arabicTunisia ar_YE=arabicYemen as=assamese as_IN=assameseIndia asa=asu asa_TZ=asuTanzania \
    az_Cyrl=azerbaijaniCyrillic az_Cyrl_AZ=azerbaijaniCyrillicAzerbaijan az_Latn,az=azerbaijani \
    az_Latn_AZ,az_AZ=azerbaijaniAzerbaijan bas=basaa bas_CM=basaaCameroon be=belarusian be_BY=belarusianBelarus \
    bem=bemba bem_ZM=bembaZambia bez=bena bez_TZ=benaTanzania bg=bulgarian bg_BG=bulgarianBulgaria \
    bm_Latn,bm=bambara bm_Latn_ML,bm_ML=bambaraMali bn=bengali bn_BD=bengaliBangladesh bn_IN=engaliIndia \
    bo=tibetan bo_CN=tibetanChina bo_IN=tibetanIndia br=breton br_FR=bretonFrance brx=bodo brx_IN=bodoIndia \
    bs_Cyrl=bosnianCyrillic bs_Cyrl_BA=bosnianCyrillicBosniaHerzegovina bs_Latn,bs=bosnian \
    bs_Latn_BA,bs_BA=bosnianBosniaHerzegovina ca=catalan ca_AD=catalanAndorra ca_ES=catalanSpain \
    ca_FR=catalanFrance ca_IT=catalanItaly cgg=chiga cgg_UG=chigaUganda chr=cherokee chr_US=cherokeeUnitedStates \
    ckb=centralKurdish ckb_IQ=centralKurdishIraq ckb_IR=centralKurdishIran cs=czech cs_CZ=czechCzechRepublic \
    cy=welsh cy_GB=welshUnitedKingdom da=danish da_DK=danishDenmark da_GL=danishGreenland dav=taita \
    dav_KE=taitaKenya de=german de_AT=germanAustria de_BE=germanBelgium de_CH=germanSwitzerland \
    de_DE=germanGermany de_LI=germanLiechtenstein de_LU=germanLuxembourg dje=zarma dje_NE=zarmaNiger \
    dsb=lowerSorbian dsb_DE=lowerSorbianGermany dua=duala dua_CM=dualaCameroon dyo=jolaFonyi \
    dyo_SN=jolaFonyiSenegal dz=dzongkha dz_BT=dzongkhaBhutan ebu=embu ebu_KE=embuKenya ee=ewe ee_GH=eweGhana \
    ee_TG=eweTogo el=greek el_CY=greekCyprus el_GR=greekGreece en=english en_001=englishWorld en_150=englishEurope \
    en_AD=englishAndorra en_AG=englishAntiguaBarbuda en_AI=englishAnguilla en_AL=englishAlbania \
    en_AS=englishAmericanSamoa en_AT=englishAustria en_AU=englishAustralia en_BA=englishBosniaHerzegovina \
    en_BB=englishBarbados en_BE=englishBelgium en_BM=englishBermuda en_BS=englishBahamas en_BW=englishBotswana \
    en_BZ=englishBelize en_CA=englishCanada en_CC=englishCocosKeelingIslands en_CH=englishSwitzerland \
    en_CK=englishCookIslands en_CM=englishCameroon en_CX=englishChristmasIsland en_CY=englishCyprus \
    en_CZ=englishCzechRepublic en_DE=englishGermany en_DG=englishDiegoGarcia en_DK=englishDenmark \
    en_DM=englishDominica en_EE=englishEstonia en_ER=englishEritrea en_ES=englishSpain en_FI=englishFinland \
    en_FJ=englishFiji en_FK=englishFalklandIslands en_FM=englishMicronesia en_FR=englishFrance \
    en_GB=englishUnitedKingdom en_GD=englishGrenada en_GG=englishGuernsey en_GH=englishGhana \
    en_GI=englishGibraltar en_GM=englishGambia en_GR=englishGreece en_GU=englishGuam en_GY=englishGuyana \
    en_HK=englishHongKongSarChina en_HR=englishCroatia en_HU=englishHungary en_IE=englishIreland \
    en_IL=englishIsrael en_IM=englishIsleOfMan en_IN=englishIndia en_IO=englishBritishIndianOceanTerritory \
    en_IS=englishIceland en_IT=englishItaly en_JE=englishJersey en_JM=englishJamaica en_KE=englishKenya \
    en_KI=englishKiribati en_KN=englishStKittsNevis en_KY=englishCaymanIslands en_LC=englishStLucia \
    en_LR=englishLiberia en_LS=englishLesotho en_LT=englishLithuania en_LU=englishLuxembourg en_LV=englishLatvia \
    en_ME=englishMontenegro en_MG=englishMadagascar en_MH=englishMarshallIslands en_MO=englishMacauSarChina \
    en_MP=englishNorthernMarianaIslands en_MS=englishMontserrat en_MT=englishMalta en_MU=englishMauritius \
    en_MW=englishMalawi en_MY=englishMalaysia en_NA=englishNamibia en_NF=englishNorfolkIsland en_NG=englishNigeria \
    en_NL=englishNetherlands en_NO=englishNorway en_NR=englishNauru en_NU=englishNiue en_NZ=englishNewZealand \
    en_PG=englishPapuaNewGuinea en_PH=englishPhilippines en_PK=englishPakistan en_PL=englishPoland \
    en_PN=englishPitcairnIslands en_PR=englishPuertoRico en_PT=englishPortugal en_PW=englishPalau \
    en_RO=englishRomania en_RU=englishRussia en_RW=englishRwanda en_SB=englishSolomonIslands \
    en_SC=englishSeychelles en_SD=englishSudan en_SE=englishSweden en_SG=englishSingapore en_SH=englishStHelena \
    en_SI=englishSlovenia en_SK=englishSlovakia en_SL=englishSierraLeone en_SS=englishSouthSudan \
    en_SX=englishSintMaarten en_SZ=englishSwaziland en_TC=englishTurksCaicosIslands en_TK=englishTokelau \
    en_TO=englishTonga en_TR=englishTurkey en_TT=englishTrinidadTobago en_TV=englishTuvalu en_TZ=englishTanzania \
    en_UG=englishUganda en_UM=englishUSOutlyingIslands en_US=englishUnitedStates \
    en_US_POSIX=englishUnitedStatesComputer en_VC=englishStVincentGrenadines en_VG=englishBritishVirginIslands \
    en_VI=englishUSVirginIslands en_VU=englishVanuatu en_WS=englishSamoa en_ZA=englishSouthAfrica \
    en_ZM=englishZambia en_ZW=englishZimbabwe eo=esperanto es=spanish es_419=spanishLatinAmerica \
    es_AR=spanishArgentina es_BO=spanishBolivia es_CL=spanishChile es_CO=spanishColombia es_CR=spanishCostaRica \
    es_CU=spanishCuba es_DO=spanishDominicanRepublic es_EA=spanishCeutaMelilla es_EC=spanishEcuador \
    es_ES=spanishSpain es_GQ=spanishEquatorialGuinea es_GT=spanishGuatemala es_HN=spanishHonduras \
    es_IC=spanishCanaryIslands es_MX=spanishMexico es_NI=spanishNicaragua es_PA=spanishPanama es_PE=spanishPeru \
    es_PH=spanishPhilippines es_PR=spanishPuertoRico es_PY=spanishParaguay es_SV=spanishElSalvador \
    es_US=spanishUnitedStates es_UY=spanishUruguay es_VE=spanishVenezuela et=estonian et_EE=estonianEstonia \
    eu=basque eu_ES=basqueSpain ewo=ewondo ewo_CM=ewondoCameroon fa=persian fa_AF=persianAfghanistan \
    fa_IR=persianIran ff=fulah ff_CM,ff_Latn_CM=fulahCameroon ff_GN,ff_Latn_GN=fulahGuinea \
    ff_MR,ff_Latn_MR=fulahMauritania ff_SN,ff_Latn_SN=fulahSenegal fi=finnish fi_FI=finnishFinland fil=filipino \
    fil_PH=filipinoPhilippines fo=faroese fo_FO=faroeseFaroeIslands fr=french fr_BE=frenchBelgium \
    fr_BF=frenchBurkinaFaso fr_BI=frenchBurundi fr_BJ=frenchBenin fr_BL=frenchStBarthlemy fr_CA=frenchCanada \
    fr_CD=frenchCongoKinshasa fr_CF=frenchCentralAfricanRepublic fr_CG=frenchCongoBrazzaville \
    fr_CH=frenchSwitzerland fr_CI=frenchCteDivoire fr_CM=frenchCameroon fr_DJ=frenchDjibouti fr_DZ=frenchAlgeria \
    fr_FR=frenchFrance fr_GA=frenchGabon fr_GF=frenchFrenchGuiana fr_GN=frenchGuinea fr_GP=frenchGuadeloupe \
    fr_GQ=frenchEquatorialGuinea fr_HT=frenchHaiti fr_KM=frenchComoros fr_LU=frenchLuxembourg fr_MA=frenchMorocco \
    fr_MC=frenchMonaco fr_MF=frenchStMartin fr_MG=frenchMadagascar fr_ML=frenchMali fr_MQ=frenchMartinique \
    fr_MR=frenchMauritania fr_MU=frenchMauritius fr_NC=frenchNewCaledonia fr_NE=frenchNiger \
    fr_PF=frenchFrenchPolynesia fr_PM=frenchStPierreMiquelon fr_RE=frenchRunion fr_RW=frenchRwanda \
    fr_SC=frenchSeychelles fr_SN=frenchSenegal fr_SY=frenchSyria fr_TD=frenchChad fr_TG=frenchTogo \
    fr_TN=frenchTunisia fr_VU=frenchVanuatu fr_WF=frenchWallisFutuna fr_YT=frenchMayotte fur=friulian \
    fur_IT=friulianItaly fy=westernFrisian fy_NL=westernFrisianNetherlands ga=irish ga_IE=irishIreland \
    gd=scottishGaelic gd_GB=scottishGaelicUnitedKingdom gl=galician gl_ES=galicianSpain gsw=swissGerman \
    gsw_CH=swissGermanSwitzerland gsw_FR=swissGermanFrance gsw_LI=swissGermanLiechtenstein gu=gujarati \
    gu_IN=gujaratiIndia guz=gusii guz_KE=gusiiKenya gv=manx gv_IM=manxIsleOfMan ha_Latn,ha=hausa \
    ha_Latn_GH,ha_GH=hausaGhana ha_Latn_NE,ha_NE=hausaNiger ha_Latn_NG,ha_NG=hausaNigeria haw=hawaiian \
    haw_US=hawaiianUnitedStates he=hebrew he_IL=hebrewIsrael hi=hindi hi_IN=hindiIndia hr=croatian \
    hr_BA=croatianBosniaHerzegovina hr_HR=croatianCroatia hsb=upperSorbian hsb_DE=upperSorbianGermany hu=hungarian \
    hu_HU=hungarianHungary hy=armenian hy_AM=armenianArmenia id=indonesian id_ID=indonesianIndonesia ig=igbo \
    ig_NG=igboNigeria ii=sichuanYi ii_CN=sichuanYiChina is=icelandic is_IS=icelandicIceland it=italian \
    it_CH=italianSwitzerland it_IT=italianItaly it_SM=italianSanMarino iu=inuktitut \
    iu_Cans,iu=inuktitutUnifiedCanadianAboriginalSyllabics \
    iu_Cans_CA,iu_CA=inuktitutUnifiedCanadianAboriginalSyllabicsCanada ja=japanese ja_JP=japaneseJapan jgo=ngomba \
    jgo_CM=ngombaCameroon jmc=machame jmc_TZ=machameTanzania ka=georgian ka_GE=georgianGeorgia kab=kabyle \
    kab_DZ=kabyleAlgeria kam=kamba kam_KE=kambaKenya kde=makonde kde_TZ=makondeTanzania kea=kabuverdianu \
    kea_CV=kabuverdianuCapeVerde khq=koyraChiini khq_ML=koyraChiiniMali ki=kikuyu ki_KE=kikuyuKenya \
    kk_Cyrl,kk=kazakh kk_Cyrl_KZ,kk_KZ=kazakhKazakhstan kkj=kako kkj_CM=kakoCameroon kl=kalaallisut \
    kl_GL=kalaallisutGreenland kln=kalenjin kln_KE=kalenjinKenya km=khmer km_KH=khmerCambodia kn=kannada \
    kn_IN=kannadaIndia ko=korean ko_KP=koreanNorthKorea ko_KR=koreanSouthKorea kok=konkani \
    kok_IN,kok_Deva_IN=konkaniIndia ks=kashmiri ks_Arab,ks=kashmiriArabic ks_Arab_IN,ks_IN=kashmiriArabicIndia \
    ksb=shambala ksb_TZ=shambalaTanzania ksf=bafia ksf_CM=bafiaCameroon ksh=colognian ksh_DE=colognianGermany \
    kw=cornish kw_GB=cornishUnitedKingdom ky_Cyrl,ky=kyrgyz ky_Cyrl_KG,ky_KG=kyrgyzKyrgyzstan lag=langi \
    lag_TZ=langiTanzania lb=luxembourgish lb_LU=luxembourgishLuxembourg lg=ganda lg_UG=gandaUganda lkt=lakota \
    lkt_US=lakotaUnitedStates ln=lingala ln_AO=lingalaAngola ln_CD=lingalaCongoKinshasa \
    ln_CF=lingalaCentralAfricanRepublic ln_CG=lingalaCongoBrazzaville lo=lao lo_LA=laoLaos lt=lithuanian \
    lt_LT=lithuanianLithuania lu=lubaKatanga lu_CD=lubaKatangaCongoKinshasa luo=luo luo_KE=luoKenya luy=luyia \
    luy_KE=luyiaKenya lv=latvian lv_LV=latvianLatvia mas=masai mas_KE=masaiKenya mas_TZ=masaiTanzania mer=meru \
    mer_KE=meruKenya mfe=morisyen mfe_MU=morisyenMauritius mg=malagasy mg_MG=malagasyMadagascar mgh=makhuwaMeetto \
    mgh_MZ=makhuwaMeettoMozambique mgo=meta mgo_CM=metaCameroon mk=macedonian mk_MK=macedonianMacedonia \
    ml=malayalam ml_IN=malayalamIndia mn_Cyrl,mn=mongolian mn_Cyrl_MN,mn_MN=mongolianMongolia mr=marathi \
    mr_IN=marathiIndia ms_Arab=malayArabic ms_Arab_BN=malayArabicBrunei ms_Arab_MY=malayArabicMalaysia \
    ms_Latn,ms=malay ms_Latn_BN,ms_BN=malayBrunei ms_Latn_MY,ms_MY=malayMalaysia ms_Latn_SG,ms_SG=malaySingapore \
    mt=maltese mt_MT=malteseMalta mua=mundang mua_CM=mundangCameroon my=burmese my_MM=burmeseMyanmarBurma naq=nama \
    naq_NA=namaNamibia nb=norwegianBokml nb_NO=norwegianBokmlNorway nb_SJ=norwegianBokmlSvalbardJanMayen \
    nd=northNdebele nd_ZW=northNdebeleZimbabwe ne=nepali ne_IN=nepaliIndia ne_NP=nepaliNepal nl=dutch \
    nl_AW=dutchAruba nl_BE=dutchBelgium nl_BQ=dutchCaribbeanNetherlands nl_CW=dutchCuraao nl_NL=dutchNetherlands \
    nl_SR=dutchSuriname nl_SX=dutchSintMaarten nmg=kwasio nmg_CM=kwasioCameroon nn=norwegianNynorsk \
    nn_NO=norwegianNynorskNorway nnh=ngiemboon nnh_CM=ngiemboonCameroon nus=nuer nus_SD=nuerSudan nyn=nyankole \
    nyn_UG=nyankoleUganda om=oromo om_ET=oromoEthiopia om_KE=oromoKenya or=oriya or_IN=oriyaIndia os=ossetic \
    os_GE=osseticGeorgia os_RU=osseticRussia pa_Arab=punjabiArabic pa_Arab_PK,pa_PK=punjabiArabicPakistan \
    pa_Guru,pa=punjabi pa_Guru_IN,pa_IN=punjabiIndia pl=polish pl_PL=polishPoland ps=pashto \
    ps_AF=pashtoAfghanistan pt=portuguese pt_AO=portugueseAngola pt_BR=portugueseBrazil pt_CV=portugueseCapeVerde \
    pt_GW=portugueseGuineaBissau pt_MO=portugueseMacauSarChina pt_MZ=portugueseMozambique pt_PT=portuguesePortugal \
    pt_ST=portugueseSoTomPrncipe pt_TL=portugueseTimorLeste qu=quechua qu_BO=quechuaBolivia qu_EC=quechuaEcuador \
    qu_PE=quechuaPeru rm=romansh rm_CH=romanshSwitzerland rn=rundi rn_BI=rundiBurundi ro=romanian \
    ro_MD=romanianMoldova ro_RO=romanianRomania rof=rombo rof_TZ=romboTanzania ru=russian ru_BY=russianBelarus \
    ru_KG=russianKyrgyzstan ru_KZ=russianKazakhstan ru_MD=russianMoldova ru_RU=russianRussia ru_UA=russianUkraine \
    rw=kinyarwanda rw_RW=kinyarwandaRwanda rwk=rwa rwk_TZ=rwaTanzania sah=sakha sah_RU=sakhaRussia saq=samburu \
    saq_KE=samburuKenya sbp=sangu sbp_TZ=sanguTanzania se=northernSami se_FI=northernSamiFinland \
    se_NO=northernSamiNorway se_SE=northernSamiSweden seh=sena seh_MZ=senaMozambique ses=koyraboroSenni \
    ses_ML=koyraboroSenniMali sg=sango sg_CF=sangoCentralAfricanRepublic shi_Latn=tachelhit \
    shi_Latn_MA=tachelhitMorocco shi_Tfng,shi=tachelhitTifinagh shi_Tfng_MA,shi_MA=tachelhitTifinaghMorocco \
    si=sinhala si_LK=sinhalaSriLanka sk=slovak sk_SK=slovakSlovakia sl=slovenian sl_SI=slovenianSlovenia \
    smn=inariSami smn_FI=inariSamiFinland sn=shona sn_ZW=shonaZimbabwe so=somali so_DJ=somaliDjibouti \
    so_ET=somaliEthiopia so_KE=somaliKenya so_SO=somaliSomalia sq=albanian sq_AL=albanianAlbania \
    sq_MK=albanianMacedonia sq_XK=albanianKosovo sr_Cyrl,sr=serbian sr_Cyrl_BA,sr_BA=serbianBosniaHerzegovina \
    sr_Cyrl_ME=serbianMontenegro sr_Cyrl_RS,sr_RS=serbianSerbia sr_Cyrl_XK,sr_XK=serbianKosovo \
    sr_Latn=serbianLatin sr_Latn_BA=serbianLatinBosniaHerzegovina sr_Latn_ME,sr_ME=serbianLatinMontenegro \
    sr_Latn_RS=serbianLatinSerbia sr_Latn_XK=serbianLatinKosovo sv=swedish sv_AX=swedishlandIslands \
    sv_FI=swedishFinland sv_SE=swedishSweden sw=swahili sw_CD=swahiliCongoKinshasa sw_KE=swahiliKenya \
    sw_TZ=swahiliTanzania sw_UG=swahiliUganda ta=tamil ta_IN=tamilIndia ta_LK=tamilSriLanka ta_MY=tamilMalaysia \
    ta_SG=tamilSingapore te=telugu te_IN=teluguIndia teo=teso teo_KE=tesoKenya teo_UG=tesoUganda tg_Cyrl,tg=tajik \
    tg_Cyrl_TJ,tg_TJ=tajikTajikistan th=thai th_TH=thaiThailand ti=tigrinya ti_ER=tigrinyaEritrea \
    ti_ET=tigrinyaEthiopia tk_Latn,tk=turkmen tk_Latn_TM,tk_TM=turkmenTurkmenistan to=tongan to_TO=tonganTonga \
    tr=turkish tr_CY=turkishCyprus tr_TR=turkishTurkey twq=tasawaq twq_NE=tasawaqNiger \
    tzm_Latn,tzm=centralAtlasTamazight tzm_Latn_MA,tzm_MA=centralAtlasTamazightMorocco ug=uyghur \
    ug_Arab,ug=uyghurArabic ug_Arab_CN,ug_CN=uyghurArabicChina uk=ukrainian uk_UA=ukrainianUkraine ur=urdu \
    ur_IN=urduIndia ur_PK=urduPakistan uz_Arab=uzbekArabic uz_Arab_AF,uz_AF=uzbekArabicAfghanistan uz_Cyrl=uzbek \
    uz_Cyrl_UZ=uzbekUzbekistan uz_Latn,uz=uzbekLatin uz_Latn_UZ,uz_UZ=uzbekLatinUzbekistan vai_Latn=vaiLatin \
    vai_Latn_LR=vaiLatinLiberia vai_Vaii,vai=vai vai_Vaii_LR,vai_LR=vaiLiberia vi=vietnamese \
    vi_VN=vietnameseVietnam vun=vunjo vun_TZ=vunjoTanzania wae=walser wae_CH=walserSwitzerland xog=soga \
    xog_UG=sogaUganda yav=yangben yav_CM=yangbenCameroon yi=yiddish yi_001=yiddishWorld yo=yoruba \
    yo_BJ=yorubaBenin yo_NG=yorubaNigeria zgh=standardMoroccanTamazight zgh_MA=standardMoroccanTamazightMorocco \
    zh=chinese zh_Hans,zh=chineseSimplified zh_Hans_CN,zh_CN=chineseChina \
    zh_Hans_HK=chineseSimplifiedHongKongSarChina zh_Hans_MO=chineseSimplifiedMacauSarChina \
    zh_Hans_SG,zh_SG=chineseSingapore zh_Hant=chineseTraditional zh_Hant_HK,zh_HK=chineseHongKongSarChina \
    zh_Hant_MO,zh_MO=chineseMacauSarChina zh_Hant_TW,zh_TW=chineseTaiwan zu=zulu zu_ZA=zuluSouthAfrica
    """
}
