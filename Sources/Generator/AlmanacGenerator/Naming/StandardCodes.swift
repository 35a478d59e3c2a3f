// Written by Scripts/update-unicode from Unicode 15.0.0. Do not edit.

/// Codes of ISO and Unicode, separated by spaces.
enum StandardCodes {
  /// Scripts (ISO 15924).
  static let scripts = """
    Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai \
    Bugi Buhd Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs Deva Diak Dogr Dsrt Dupl \
    Egyd Egyh Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang \
    Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hmnp Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali \
    Kana Kawi Khar Khmr Khoj Kitl Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb \
    Lina Linb Lisu Loma Lyci Lydi Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon \
    Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkdb Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma \
    Ougr Palm Pauc Pcun Pelm Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti Psin Ranj Rjng Rohg Roro Runr \
    Samr Sara Sarb Saur Seal Sgnw Shaw Shrd Shui Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo \
    Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai Tibt Tirh \
    Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara Wcho Wole Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye \
    Zsym Zxxx Zyyy Zzzz
    """

  /// The version of the list of scripts.
  static let scriptVersion = """
    iso-codes 4.20.1
    """

  /// Scripts that are written from right to left.
  static let rightToLeftScripts = """
    Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb \
    Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sidt Sogd Sogo Syrc Syre Syrj Syrn Thaa \
    Yezi
    """

  /// ISO 639-2 and 639-3 codes, and the ISO 639-1 code of the same language.
  static let languages = """
    aar=aa abk=ab afr=af aka=ak alb=sq amh=am ara=ar arg=an arm=hy asm=as ava=av ave=ae aym=ay aze=az \
    bak=ba bam=bm baq=eu bel=be ben=bn bih=bh bis=bi bod=bo bos=bs bre=br bul=bg bur=my cat=ca ces=cs \
    cha=ch che=ce chi=zh chu=cu chv=cv cor=kw cos=co cre=cr cym=cy cze=cs dan=da deu=de div=dv dut=nl \
    dzo=dz ell=el eng=en epo=eo est=et eus=eu ewe=ee fao=fo fas=fa fij=fj fin=fi fra=fr fre=fr fry=fy \
    ful=ff geo=ka ger=de gla=gd gle=ga glg=gl glv=gv gre=el grn=gn guj=gu hat=ht hau=ha hbs=sh heb=he \
    her=hz hin=hi hmo=ho hrv=hr hun=hu hye=hy ibo=ig ice=is ido=io iii=ii iku=iu ile=ie ina=ia ind=id \
    ipk=ik isl=is ita=it jav=jv jpn=ja kal=kl kan=kn kas=ks kat=ka kau=kr kaz=kk khm=km kik=ki kin=rw \
    kir=ky kom=kv kon=kg kor=ko kua=kj kur=ku lao=lo lat=la lav=lv lim=li lin=ln lit=lt ltz=lb lub=lu \
    lug=lg mac=mk mah=mh mal=ml mao=mi mar=mr may=ms mkd=mk mlg=mg mlt=mt mon=mn mri=mi msa=ms mya=my \
    nau=na nav=nv nbl=nr nde=nd ndo=ng nep=ne nld=nl nno=nn nob=nb nor=no nya=ny oci=oc oji=oj ori=or \
    orm=om oss=os pan=pa per=fa pli=pi pol=pl por=pt pus=ps que=qu roh=rm ron=ro rum=ro run=rn rus=ru \
    sag=sg san=sa sin=si slk=sk slo=sk slv=sl sme=se smo=sm sna=sn snd=sd som=so sot=st spa=es sqi=sq \
    srd=sc srp=sr ssw=ss sun=su swa=sw swe=sv tah=ty tam=ta tat=tt tel=te tgk=tg tgl=tl tha=th tib=bo \
    tir=ti ton=to tsn=tn tso=ts tuk=tk tur=tr twi=tw uig=ug ukr=uk urd=ur uzb=uz ven=ve vie=vi vol=vo \
    wel=cy wln=wa wol=wo xho=xh yid=yi yor=yo zha=za zho=zh zul=zu
    """

  /// ISO 3166-1 alpha-3 codes, and the alpha-2 code of the same country.
  static let countries = """
    abw=aw afg=af ago=ao aia=ai ala=ax alb=al and=ad are=ae arg=ar arm=am asm=as ata=aq atf=tf atg=ag \
    aus=au aut=at aze=az bdi=bi bel=be ben=bj bes=bq bfa=bf bgd=bd bgr=bg bhr=bh bhs=bs bih=ba blm=bl \
    blr=by blz=bz bmu=bm bol=bo bra=br brb=bb brn=bn btn=bt bvt=bv bwa=bw caf=cf can=ca cck=cc che=ch \
    chl=cl chn=cn civ=ci cmr=cm cod=cd cog=cg cok=ck col=co com=km cpv=cv cri=cr cub=cu cuw=cw cxr=cx \
    cym=ky cyp=cy cze=cz deu=de dji=dj dma=dm dnk=dk dom=do dza=dz ecu=ec egy=eg eri=er esh=eh esp=es \
    est=ee eth=et fin=fi fji=fj flk=fk fra=fr fro=fo fsm=fm gab=ga gbr=gb geo=ge ggy=gg gha=gh gib=gi \
    gin=gn glp=gp gmb=gm gnb=gw gnq=gq grc=gr grd=gd grl=gl gtm=gt guf=gf gum=gu guy=gy hkg=hk hmd=hm \
    hnd=hn hrv=hr hti=ht hun=hu idn=id imn=im ind=in iot=io irl=ie irn=ir irq=iq isl=is isr=il ita=it \
    jam=jm jey=je jor=jo jpn=jp kaz=kz ken=ke kgz=kg khm=kh kir=ki kna=kn kor=kr kwt=kw lao=la lbn=lb \
    lbr=lr lby=ly lca=lc lie=li lka=lk lso=ls ltu=lt lux=lu lva=lv mac=mo maf=mf mar=ma mco=mc mda=md \
    mdg=mg mdv=mv mex=mx mhl=mh mkd=mk mli=ml mlt=mt mmr=mm mne=me mng=mn mnp=mp moz=mz mrt=mr msr=ms \
    mtq=mq mus=mu mwi=mw mys=my myt=yt nam=na ncl=nc ner=ne nfk=nf nga=ng nic=ni niu=nu nld=nl nor=no \
    npl=np nru=nr nzl=nz omn=om pak=pk pan=pa pcn=pn per=pe phl=ph plw=pw png=pg pol=pl pri=pr prk=kp \
    prt=pt pry=py pse=ps pyf=pf qat=qa reu=re rou=ro rus=ru rwa=rw sau=sa sdn=sd sen=sn sgp=sg sgs=gs \
    shn=sh sjm=sj slb=sb sle=sl slv=sv smr=sm som=so spm=pm srb=rs ssd=ss stp=st sur=sr svk=sk svn=si \
    swe=se swz=sz sxm=sx syc=sc syr=sy tca=tc tcd=td tgo=tg tha=th tjk=tj tkl=tk tkm=tm tls=tl ton=to \
    tto=tt tun=tn tur=tr tuv=tv twn=tw tza=tz uga=ug ukr=ua umi=um ury=uy usa=us uzb=uz vat=va vct=vc \
    ven=ve vgb=vg vir=vi vnm=vn vut=vu wlf=wf wsm=ws yem=ye zaf=za zmb=zm zwe=zw
    """

  /// Territories that have an emoji flag (emoji-sequences.txt).
  static let flags = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS \
    BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ \
    EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW \
    GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ \
    LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY \
    MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU \
    RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN \
    TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """
}
