// Written by Scripts/update-data from iso-codes 4.20.1 and World/former-countries.tsv. Do not edit.

extension FormerCountry {
  /// On each line the alpha-4 code, the alpha-3 code, the number, the day or the year, the successors and the name.
  static let facts: StaticString = """
    AIDJ;AFI;262;1977;dj;French Afars and Issas
    ANHH;ANT;530;2010-12-15;bq cw sx;Netherlands Antilles
    BQAQ;ATB;;1979;aq;British Antarctic Territory
    BUMM;BUR;104;1989-12-05;mm;Burma
    BYAA;BYS;112;1992-06-15;by;Byelorussian SSR
    CSHH;CSK;200;1993-06-15;cz sk;Czechoslovakia
    CSXX;SCG;891;2006-09-26;me rs xk;Serbia and Montenegro
    CTKI;CTE;128;1984;ki;Canton and Enderbury Islands
    DDDE;DDR;278;1990-10-30;de;German Democratic Republic
    DYBJ;DHY;204;1977;bj;Dahomey
    FQHH;ATF;;1979;aq tf;French Southern and Antarctic Territories
    FXFR;FXX;249;1997-07-14;fr;Metropolitan France
    GEHH;GEL;296;1979;ki tv;Gilbert and Ellice Islands
    HVBF;HVO;854;1984;bf;Upper Volta
    JTUM;JTN;396;1986;um;Johnston Island
    MIUM;MID;488;1986;um;Midway Islands
    NHVU;NHB;548;1980;vu;New Hebrides
    NQAQ;ATN;216;1983;aq;Dronning Maud Land
    NTHH;NTZ;536;1993-07-12;iq sa;Neutral Zone
    PCHH;PCI;582;1986;fm mh mp pw;Trust Territory of the Pacific Islands
    PUUM;PUS;849;1986;um;United States Miscellaneous Pacific Islands
    PZPA;PCZ;;1980;pa;Panama Canal Zone
    RHZW;RHO;716;1980;zw;Southern Rhodesia
    SKIN;SKM;;1975;in;Sikkim
    SUHH;SUN;810;1992-08-30;am az by ee ge kg kz lt lv md ru tj tm ua uz;Soviet Union
    TPTL;TMP;626;2002-05-20;tl;East Timor
    VDVN;VDR;;1977;vn;Democratic Republic of Viet-Nam
    WKUM;WAK;872;1986;um;Wake Island
    YDYE;YMD;720;1990-08-14;ye;Democratic Yemen
    YUCS;YUG;891;2003-07-23;ba hr me mk rs si xk;Yugoslavia
    ZRCD;ZAR;180;1997-07-14;cd;Zaire
    """
}
