// Written by Scripts/update-data from CLDR 48. Do not edit.

extension LanguageTag {
  /// The languages that readers of a language also read, each with its distance.
  static let matches: StaticString = """
    aa=ssy:4 aae=sq:10 aao=ar:10 aat=sq:10 ab=ru:30 abh=ar:10 abv=ar:10 ach=en:30 acm=ar:10 acq=ar:10 acw=ar:10 \
    acx=ar:10 acy=ar:10 adf=ar:10 aeb=ar:10 aec=ar:10 af=en:20 afb=ar:10 aii=syr:10 ak=en:30 aln=sq:10 am=en:30 \
    apc=ar:10 apd=ar:10 arq=ar:10 ars=ar:10 ary=ar:10 arz=ar:10 auz=ar:10 avl=ar:10 ay=es:20 ayh=ar:10 ayl=ar:10 \
    ayn=ar:10 ayp=ar:10 az=ru:30 azb=az:10 bal=ur:20 bbz=ar:10 be=ru:20 bem=en:30 bh=hi:30 bhr=mg:10 bjn=ms:10 \
    bjq=mg:10 bmm=mg:10 bn=en:30 bo=zh:20 br=fr:20 bs=hr:4,sh:4 btj=ms:10 bve=ms:10 bvu=ms:10 bzc=mg:10 ca=es:20 \
    cdo=zh:10 ceb=fil:30 chr=en:20 cjy=zh:10 ckb=ar:30 cnp=zh:10 co=fr:20 coa=ms:10 cpx=zh:10 crs=fr:20 cs=sk:20 \
    csp=zh:10 cy=en:20 czh=zh:10 czo=zh:10 da=nb:8,no:8 dty=ne:10 dup=ms:10 ee=en:30 enb=kln:10 eo=en:30 eu=es:20 \
    eyo=kln:10 ffm=ff:10 fo=da:20 fub=ff:10 fue=ff:10 fuf=ff:10 fuh=ff:10 fui=ff:10 fuq=ff:10 fuv=ff:10 fy=nl:20 \
    ga=en:20 gaa=en:30 gan=zh:10 gax=om:10 gd=en:20 gkp=kpe:10 gl=es:20 gn=es:20 gnw=gn:10 gsw=de:4 gu=hi:30 \
    gui=gn:10 gun=gn:10 ha=en:30 hae=om:10 hak=zh:10 haw=en:20 hji=ms:10 hnm=zh:10 hr=bs:4,sh:4 hsn=zh:10 ht=fr:20 \
    hy=ru:30 ia=en:30 id=ms:10 ida=luy:10 ig=en:30 ikt=iu:10 is=en:20 jak=ms:10 jax=ms:10 jv=id:20 ka=en:30 kg=fr:30 \
    kk=ru:30 km=en:30 kn=en:30 knn=kok:10 kri=en:30 ku=tr:30 kvb=ms:10 kvr=ms:10 kxd=ms:10 ky=ru:30 la=it:20 lb=de:4 \
    lce=ms:10 lcf=ms:10 lg=en:30 liw=ms:10 lkb=luy:10 lko=luy:10 lks=luy:10 ln=fr:30 lo=en:30 loz=en:30 lri=luy:10 \
    lrm=luy:10 lsm=luy:10 ltg=lv:10 lto=luy:10 lts=luy:10 lua=fr:30 luh=zh:10 lwg=luy:10 lzh=zh:10 mai=hi:20 \
    max=ms:10 meo=ms:10 mfa=ms:10 mfb=ms:10 mfe=en:30 mg=fr:30 mi=en:20 min=ms:10 ml=en:30 mn=ru:30 mnp=zh:10 \
    mqg=ms:10 mr=hi:30 ms=id:30 msh=mg:10 msi=ms:10 mt=en:30 mui=ms:10 mvf=mn:10 my=en:30 nan=zh:10 \
    nb=da:8,nn:20,no:1 ne=en:30 nhd=gn:10 niq=kln:10 nle=luy:10 nn=nb:20,no:20 no=da:8,nb:1,nn:20 nso=en:30 ny=en:30 \
    nyd=luy:10 nyn=en:30 oc=fr:20 oki=kln:10 om=en:30 or=en:30 orc=om:10 orn=ms:10 ors=ms:10 pa=en:30 pbt=ps:10 \
    pcm=en:20 pel=ms:10 pga=ar:10 pko=kln:10 ps=en:30 pse=ms:10 pst=ps:10 qu=es:30 qub=qu:10 qud=qu:10 quf=qu:10 \
    qug=qu:10 quh=qu:10 quk=qu:10 qul=qu:10 qup=qu:10 qur=qu:10 qus=qu:10 quw=qu:10 qux=qu:10 quy=qu:10 qva=qu:10 \
    qvc=qu:10 qve=qu:10 qvh=qu:10 qvi=qu:10 qvj=qu:10 qvl=qu:10 qvm=qu:10 qvn=qu:10 qvo=qu:10 qvp=qu:10 qvs=qu:10 \
    qvw=qu:10 qvz=qu:10 qwa=qu:10 qwc=qu:10 qwh=qu:10 qws=qu:10 qxa=qu:10 qxc=qu:10 qxh=qu:10 qxl=qu:10 qxn=qu:10 \
    qxo=qu:10 qxp=qu:10 qxr=qu:10 qxt=qu:10 qxu=qu:10 qxw=qu:10 rag=luy:10 rm=de:20 rn=en:30 rw=fr:30 sa=hi:30 \
    scn=it:20 sd=en:30 sdc=sc:10 sdn=sc:10 sgc=kln:10 sh=bs:4,hr:4,sr:4 shu=ar:10 si=en:30 sjc=zh:10 sk=cs:20 \
    skg=mg:10 sn=en:30 so=en:30 spv=or:10 sq=en:30 sr=sh:4 sro=sc:10 ssh=ar:10 ssy=aa:4 st=en:30 su=id:20 sw=en:30 \
    ta=en:30 tdx=mg:10 te=en:30 tec=kln:10 tg=ru:30 ti=en:30 tk=ru:30 tkg=mg:10 tlh=en:30 tmw=ms:10 tn=en:30 \
    to=en:30 tt=ru:30 tum=en:30 tuy=kln:10 txy=mg:10 ug=zh:20 ur=en:30 urk=ms:10 uz=ru:30 uzs=uz:10 vkk=ms:10 \
    vkt=ms:10 vro=et:10 wo=fr:30 wuu=zh:10 xh=en:30 xmm=ms:10 xmv=mg:10 xmw=mg:10 yi=en:30 yih=yi:10 yo=en:30 \
    yue=zh:10 za=zh:20 zlm=ms:10 zmi=ms:10 zu=en:30
    """

  /// The scripts that readers of a language in a script also read, each with its distance.
  static let scriptMatches: StaticString = """
    am-Ethi=en-Latn:10 ar-Latn=ar-Arab:20 az-Latn=ru-Cyrl:10 bn-Beng=en-Latn:10 bn-Latn=bn-Beng:20 \
    bo-Tibt=zh-Hans:10 gu-Latn=gu-Gujr:20 hi-Latn=hi-Deva:20 hy-Armn=ru-Cyrl:10 ja-Hani=ja-Jpan:5 \
    ja-Hira=ja-Hrkt:5,ja-Jpan:5 ja-Hrkt=ja-Jpan:5 ja-Kana=ja-Hrkt:5,ja-Jpan:5 ja-Latn=ja-Jpan:5 ka-Geor=en-Latn:10 \
    km-Khmr=en-Latn:10 kn-Knda=en-Latn:10 kn-Latn=kn-Knda:20 ko-Hang=ko-Kore:5 ko-Hani=ko-Kore:5 \
    ko-Jamo=ko-Hang:5,ko-Kore:5 lo-Laoo=en-Latn:10 ml-Latn=ml-Mlym:20 ml-Mlym=en-Latn:10 mr-Latn=mr-Deva:20 \
    my-Mymr=en-Latn:10 ne-Deva=en-Latn:10 or-Orya=en-Latn:10 pa-Guru=en-Latn:10 ps-Arab=en-Latn:10 \
    sd-Arab=en-Latn:10 si-Sinh=en-Latn:10 sr-Cyrl=sr-Latn:5 sr-Latn=sr-Cyrl:5 ta-Latn=ta-Taml:20 ta-Taml=en-Latn:10 \
    te-Latn=te-Telu:20 te-Telu=en-Latn:10 ti-Ethi=en-Latn:10 tk-Latn=ru-Cyrl:10 ur-Arab=en-Latn:10 \
    uz-Latn=ru-Cyrl:10 yi-Hebr=en-Latn:10 za-Latn=zh-Hans:10 zh-Hani=zh-Hans:20,zh-Hant:20 zh-Latn=zh-Hans:20
    """

  /// The usual region of languages, after their script unless it is Latin; and the region of languages in another
  /// script, and their script in another region.
  static let likelySubtags: StaticString = """
    aa=ET aae=IT aao=Arab-DZ aat=Grek-GR ab=Cyrl-GE abh=Arab-TJ abv=Arab-BH ach=UG acm=Arab-IQ acq=Arab-YE \
    acw=Arab-SA acx=Arab-OM acy=CY adf=Arab-OM aeb=Arab-TN aec=Arab-EG af=ZA afb=Arab-KW agq=CM aii=Syrc-IQ ak=GH \
    aln=XK am=Ethi-ET an=ES ann=NG apc=Arab-SY apd=Arab-SD ar=Arab-EG arn=CL arq=Arab-DZ ars=Arab-SA ary=Arab-MA \
    arz=Arab-EG as=Beng-IN asa=TZ ast=ES auz=Arab-UZ avl=Arab-EG ay=BO ayh=Arab-YE ayl=Arab-LY ayn=Arab-YE \
    ayp=Arab-IQ az=AZ az-Arab=IR az-IQ=Arab az-IR=Arab az-RU=Cyrl azb=Arab-IR ba=Cyrl-RU bal=Arab-PK bas=CM \
    be=Cyrl-BY bem=ZM bew=ID bez=TZ bg=Cyrl-BG bgc=Deva-IN bgn=Arab-PK bho=Deva-IN bhr=MG bjn=ID blo=BJ blt=Tavt-VN \
    bm=ML bmm=MG bn=Beng-BD bo=Tibt-CN bqi=Arab-IR br=FR brx=Deva-IN bs=BA bss=CM btj=ID bua=Cyrl-RU bve=ID bvu=ID \
    byn=Ethi-ER bzc=MG ca=ES cad=US cch=NG ccp=Cakm-BD cdo=Hans-CN ce=Cyrl-RU ceb=PH cgg=UG cho=US chr=Cher-US \
    cic=US cjy=Hans-CN ckb=Arab-IQ cnp=Hans-CN co=FR coa=AU cop=Copt-EG cpx=CN crs=SC cs=CZ csp=Hans-CN csw=Cans-CA \
    cu=Cyrl-RU cu-Glag=BG cv=Cyrl-RU cy=GB czh=Hans-CN da=DK dav=KE de=DE dje=NE doi=Deva-IN dsb=DE dty=Deva-NP \
    dua=CM dup=ID dv=Thaa-MV dyo=SN dz=Tibt-BT ebu=KE ee=GH el=Grek-GR en=US en-Shaw=GB enb=KE eo=001 es=ES et=EE \
    eu=ES ewo=CM eyo=KE fa=Arab-IR ff=SN ff-Adlm=GN ffm=ML fi=FI fil=PH fo=FO fr=FR frr=DE fub=Arab-CM fue=BJ fuf=GN \
    fuh=NE fui=TD fuq=NE fur=IT fuv=NG fy=NL ga=IE gaa=GH gan=Hans-CN gax=ET gd=GB gez=Ethi-ET gkp=GN gl=ES gn=PY \
    gnw=BO gsw=CH gu=Gujr-IN gui=BO gun=BR guz=KE gv=IM ha=NG ha-CM=Arab ha-SD=Arab hae=ET hak=Hans-CN hak-Hant=TW \
    hak-TW=Hant haw=US he=Hebr-IL hi=Deva-IN hji=ID hnj=Hmnp-US hnj-Hmng=LA hnm=Hans-CN hr=HR hsb=DE hsn=Hans-CN \
    ht=HT hu=HU hy=Armn-AM ia=001 id=ID ida=KE ie=EE ig=NG ii=Yiii-CN ikt=CA io=001 is=IS it=IT iu=Cans-CA \
    ja=Jpan-JP jak=MY jax=ID jbo=001 jgo=CM jmc=TZ jv=ID ka=Geor-GE kaa=Cyrl-UZ kab=DZ kaj=NG kam=KE kcg=NG kde=TZ \
    kea=CV kek=GT ken=CM kg=CD kgp=BR khq=ML ki=KE kk=Cyrl-KZ kk-AF=Arab kk-Arab=CN kk-CN=Arab kk-IR=Arab kk-MN=Arab \
    kkj=CM kl=GL kln=KE km=Khmr-KH kn=Knda-IN knn=Deva-IN ko=Kore-KR kok=Deva-IN kpe=LR kri=SL ks=Arab-IN ksb=TZ \
    ksf=CM ksh=DE ku=TR ku-AM=Cyrl ku-AZ=Cyrl ku-Arab=IQ ku-Cyrl=AM ku-GE=Cyrl ku-IQ=Arab ku-IR=Arab ku-LB=Arab \
    ku-TM=Cyrl ku-Yezi=GE kvb=ID kvr=ID kw=GB kxd=BN kxv=IN ky=Cyrl-KG ky-Arab=CN ky-CN=Arab ky-Latn=TR ky-TR=Latn \
    la=VA lag=TZ lb=LU lce=ID lcf=ID lg=UG lij=IT liw=ID lkb=KE lko=KE lks=KE lkt=US lld=IT lmo=IT ln=CD lo=Laoo-LA \
    loz=ZM lrc=Arab-IR lri=KE lrm=KE lsm=UG lt=LT ltg=LV lto=KE lts=KE lu=CD lua=CD luh=Hans-CN luo=KE luy=KE lv=LV \
    lwg=KE lzh=Hant-CN lzz=TR lzz-GE=Geor lzz-Geor=GE mai=Deva-IN mas=KE max=ID mdf=Cyrl-RU meo=MY mer=KE \
    mfa=Arab-TH mfb=ID mfe=MU mg=MG mgh=MZ mgo=CM mhn=IT mi=NZ mic=CA min=ID mk=Cyrl-MK ml=Mlym-IN mn=Cyrl-MN \
    mn-CN=Mong mn-Mong=CN mni=Beng-IN mnp=CN moh=CA mqg=ID mr=Deva-IN ms=MY ms-CC=Arab msh=MG msi=MY mt=MT mua=CM \
    mui=ID mus=US mvf=Mong-CN mww=Hmnp-US my=Mymr-MM myv=Cyrl-RU mzn=Arab-IR nan=Hans-CN nan-Hant=TW nan-MO=Hant \
    nan-TW=Hant naq=NA nb=NO nd=ZW nds=DE ne=Deva-NP nhd=PY niq=KE nl=NL nle=KE nmg=CM nn=NO nnh=CM no=NO \
    nqo=Nkoo-GN nr=ZA nso=ZA nus=SS nv=US ny=MW nyd=KE nyn=UG oc=FR oka=CA oki=KE om=ET or=Orya-IN orc=KE orn=MY \
    ors=MY os=Cyrl-GE osa=Osge-US pa=Guru-IN pa-Arab=PK pa-PK=Arab pap=CW pbt=Arab-AF pcm=NG pel=ID pga=SS pi=GB \
    pi-Deva=IN pi-IN=Deva pi-LK=Sinh pi-MM=Mymr pi-Mymr=MM pi-Sinh=LK pi-TH=Thai pi-Thai=TH pis=SB pko=KE pl=PL \
    pms=IT prg=PL ps=Arab-AF pse=ID pst=Arab-PK pt=BR qu=PE qub=PE quc=GT qud=EC quf=PE qug=EC quk=PE qul=BO qup=PE \
    qur=PE qus=AR quw=EC qux=PE quy=PE qva=PE qvc=PE qve=PE qvh=PE qvi=EC qvj=EC qvl=PE qvm=PE qvn=PE qvo=PE qvp=PE \
    qvs=PE qvw=PE qvz=EC qwa=PE qwc=PE qwh=PE qws=PE qxa=PE qxc=PE qxh=PE qxl=EC qxn=PE qxo=PE qxp=PE qxr=EC qxt=PE \
    qxu=PE qxw=PE rag=KE raj=Deva-IN rhg=Rohg-MM rif=MA rm=CH rn=BI ro=RO rof=TZ ru=Cyrl-RU rw=RW rwk=TZ sa=Deva-IN \
    sah=Cyrl-RU saq=KE sat=Olck-IN sbp=TZ sc=IT scn=IT sd=Arab-PK sd-Deva=IN sd-IN=Deva sd-Khoj=IN sd-Sind=IN sdc=IT \
    sdh=Arab-IR sdn=IT se=NO seh=MZ ses=ML sg=CF sgc=KE sgs=LT shi=Tfng-MA shn=Mymr-MM shu=Arab-TD si=Sinh-LK sid=ET \
    sjc=Hans-CN sk=SK skg=MG skr=Arab-PK sl=SI sma=SE smj=SE smn=FI sms=FI sn=ZW so=SO spv=Orya-IN sq=AL sr=Cyrl-RS \
    sr-ME=Latn sr-RO=Latn sr-TR=Latn sro=IT ss=ZA ssh=Arab-AE ssy=ER st=ZA su=ID suz=Deva-NP sv=SE sw=TZ syr=Syrc-IQ \
    szl=PL ta=Taml-IN tdx=MG te=Telu-IN tec=KE teo=UG tg=Cyrl-TJ tg-Arab=PK tg-PK=Arab th=Thai-TH ti=Ethi-ET \
    tig=Ethi-ER tk=TM tkg=MG tmw=MY tn=ZA to=TO tok=001 tpi=PG tr=TR trv=TW trw=Arab-PK ts=ZA tt=Cyrl-RU tum=MW \
    tuy=KE twq=NE txy=MG tyv=Cyrl-RU tzm=MA ug=Arab-CN ug-Cyrl=KZ ug-KZ=Cyrl ug-MN=Cyrl uk=Cyrl-UA ur=Arab-PK \
    urk=Thai-TH uz=UZ uz-AF=Arab uz-Arab=AF uz-CN=Cyrl uzs=Arab-AF vai=Vaii-LR ve=ZA vec=IT vi=VN vkk=ID vkt=ID \
    vmw=MZ vo=001 vro=EE vun=TZ wa=BE wae=CH wal=Ethi-ET wbp=AU wo=SN wuu=Hans-CN xh=ZA xmm=ID xmv=MG xmw=MG \
    xnr=Deva-IN xog=UG yav=CM yi=Hebr-UA yih=Hebr-DE yo=NG yrl=BR yue=Hant-HK yue-CN=Hans yue-Hans=CN za=CN \
    zgh=Tfng-MA zh=Hans-CN zh-AU=Hant zh-BN=Hant zh-Bopo=TW zh-GB=Hant zh-GF=Hant zh-HK=Hant zh-Hanb=TW zh-Hant=TW \
    zh-ID=Hant zh-MO=Hant zh-PA=Hant zh-PF=Hant zh-PH=Hant zh-SR=Hant zh-TH=Hant zh-TW=Hant zh-US=Hant zh-VN=Hant \
    zlm=MY zmi=MY zu=ZA
    """

  /// The locales that stand for others.
  static let paradigms: StaticString = """
    en en_GB es es_419 pt_BR pt_PT
    """

  /// The regions in CLDR's group `$americas`.
  static let americas: StaticString = """
    003 005 013 019 021 029 419 AG AI AR AW BB BL BM BO BQ BR BS BV BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS \
    GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """

  /// The regions in CLDR's group `$cnsar`.
  static let cnsar: StaticString = """
    HK MO
    """

  /// The regions in CLDR's group `$enUS`.
  static let enUS: StaticString = """
    AS CA GU MH MP PH PR UM US VI
    """

  /// The regions in CLDR's group `$maghreb`.
  static let maghreb: StaticString = """
    DZ EH LY MA MR TN
    """
}
