/** A published source that the site cites. */
export interface Study {
  /** First author or organization, and year: 'park-2010'. */
  key: string;
  authors: string;
  year: number;
  title: string;
  journal: string;
  /** Volume, issue and pages or article number: '45(6):1158–1165'. */
  locator: string;
  /** Its record at DOI or PubMed; null if neither has one. */
  record: { doi: string } | { pubmedId: string } | null;
}

/** All studies that the site may cite, by key. Every claim needs at least one. */
export const studies: readonly Study[] = [
  {
    key: 'ambati-2014',
    authors: 'Ambati RR, Phang SM, Ravi S, Aswathanarayana RG',
    year: 2014,
    title:
      'Astaxanthin: sources, extraction, stability, biological activities and its commercial applications—a review',
    journal: 'Marine Drugs',
    locator: '12(1):128–152',
    record: { doi: '10.3390/md12010128' },
  },
  {
    key: 'brendler-2019',
    authors: 'Brendler T, Williamson EM',
    year: 2019,
    title: 'Astaxanthin: How much is too much? A safety review',
    journal: 'Phytotherapy Research',
    locator: '33(12):3090–3111',
    record: { doi: '10.1002/ptr.6514' },
  },
  {
    key: 'brown-2018',
    authors: 'Brown DR, Gough LA, Deb SK, Sparks SA, McNaughton LR',
    year: 2018,
    title: 'Astaxanthin in Exercise Metabolism, Performance and Recovery: A Review',
    journal: 'Frontiers in Nutrition',
    locator: '4:76',
    record: { doi: '10.3389/fnut.2017.00076' },
  },
  {
    key: 'brown-2021',
    authors: 'Brown DR, Warner AR, Deb SK, Gough LA, Sparks SA, McNaughton LR',
    year: 2021,
    title:
      'The effect of astaxanthin supplementation on performance and fat oxidation during a 40 km cycling time trial',
    journal: 'Journal of Science and Medicine in Sport',
    locator: '24(1):92–97',
    record: { pubmedId: '32660833' },
  },
  {
    key: 'capelli-2013',
    authors: 'Capelli B, Bagchi D, Cysewski GR',
    year: 2013,
    title:
      'Synthetic astaxanthin is significantly inferior to algal-based astaxanthin as an antioxidant and may not be suitable as a human nutraceutical supplement',
    journal: 'Nutrafoods',
    locator: '12:145–152',
    record: { doi: '10.1007/s13749-013-0051-5' },
  },
  {
    key: 'earnest-2011',
    authors: 'Earnest CP, Lupo M, White KM, Church TS',
    year: 2011,
    title: 'Effect of astaxanthin on cycling time trial performance',
    journal: 'International Journal of Sports Medicine',
    locator: '32(11):882–888',
    record: { doi: '10.1055/s-0031-1280779' },
  },
  {
    key: 'efsa-2014',
    authors: 'EFSA NDA Panel',
    year: 2014,
    title:
      'Scientific Opinion on the safety of astaxanthin-rich ingredients (AstaREAL A1010 and AstaREAL L10) as novel food ingredients',
    journal: 'EFSA Journal',
    locator: '12(7):3757',
    record: { doi: '10.2903/j.efsa.2014.3757' },
  },
  {
    key: 'efsa-2020',
    authors: 'EFSA NDA Panel',
    year: 2020,
    title: 'Safety of astaxanthin for its use as a novel food in food supplements',
    journal: 'EFSA Journal',
    locator: '18(2):5993',
    record: { doi: '10.2903/j.efsa.2020.5993' },
  },
  {
    key: 'fassett-2011',
    authors: 'Fassett RG, Coombes JS',
    year: 2011,
    title: 'Astaxanthin: a potential therapeutic agent in cardiovascular disease',
    journal: 'Marine Drugs',
    locator: '9(3):447–465',
    record: { doi: '10.3390/md9030447' },
  },
  {
    key: 'guerin-2003',
    authors: 'Guerin M, Huntley ME, Olaizola M',
    year: 2003,
    title: 'Haematococcus astaxanthin: applications for human health and nutrition',
    journal: 'Trends in Biotechnology',
    locator: '21(5):210–216',
    record: { doi: '10.1016/S0167-7799(03)00078-7' },
  },
  {
    key: 'ito-2018',
    authors: 'Ito N, Seki S, Ueda F',
    year: 2018,
    title:
      'The Protective Role of Astaxanthin for UV-Induced Skin Deterioration in Healthy People—A Randomized, Double-Blind, Placebo-Controlled Trial',
    journal: 'Nutrients',
    locator: '10(7):817',
    record: { doi: '10.3390/nu10070817' },
  },
  {
    key: 'katagiri-2012',
    authors: 'Katagiri M, Satoh A, Tsuji S, Shirasawa T',
    year: 2012,
    title:
      'Effects of astaxanthin-rich Haematococcus pluvialis extract on cognitive function: a randomised, double-blind, placebo-controlled study',
    journal: 'Journal of Clinical Biochemistry and Nutrition',
    locator: '51(2):102–107',
    record: { doi: '10.3164/jcbn.D-11-00017' },
  },
  {
    key: 'nagaki-2002',
    authors: 'Nagaki Y, et al.',
    year: 2002,
    title:
      'Effects of astaxanthin on accommodation, critical flicker fusion, and pattern visual evoked potential in visual display terminal workers',
    journal: 'Journal of Traditional Medicines',
    locator: '19:170–173',
    record: null,
  },
  {
    key: 'ng-2021',
    authors: 'Ng QX, De Deyn MLZQ, Loke W, Foo NX, Chan HW, Yeo WS',
    year: 2021,
    title: 'Effects of Astaxanthin Supplementation on Skin Health: A Systematic Review of Clinical Studies',
    journal: 'Journal of Dietary Supplements',
    locator: '18(2):169–182',
    record: { doi: '10.1080/19390211.2020.1739187' },
  },
  {
    key: 'nishida-2007',
    authors: 'Nishida Y, Yamashita E, Miki W',
    year: 2007,
    title:
      'Quenching activities of common hydrophilic and lipophilic antioxidants against singlet oxygen using chemiluminescence detection system',
    journal: 'Carotenoid Science',
    locator: '11:16–20',
    record: null,
  },
  {
    key: 'odeberg-2003',
    authors: 'Odeberg JM, Lignell A, Pettersson A, Hoglund P',
    year: 2003,
    title:
      'Oral bioavailability of the antioxidant astaxanthin in humans is enhanced by incorporation of lipid based formulations',
    journal: 'European Journal of Pharmaceutical Sciences',
    locator: '19(4):299–304',
    record: { doi: '10.1016/S0928-0987(03)00135-0' },
  },
  {
    key: 'okada-2009',
    authors: 'Okada Y, Ishikura M, Maoka T',
    year: 2009,
    title:
      'Bioavailability of astaxanthin in Haematococcus algal extract: the effects of timing of diet and smoking habits',
    journal: 'Bioscience, Biotechnology, and Biochemistry',
    locator: '73(9):1928–1932',
    record: { doi: '10.1271/bbb.90078' },
  },
  {
    key: 'park-2010',
    authors: 'Park JS, Chyun JH, Kim YK, Line LL, Chew BP',
    year: 2010,
    title: 'Astaxanthin decreased oxidative stress and inflammation and enhanced immune response in humans',
    journal: 'Nutrition & Metabolism',
    locator: '7:18',
    record: { doi: '10.1186/1743-7075-7-18' },
  },
  {
    key: 'res-2013',
    authors: 'Res PT, Cermak NM, Stinkens R, et al.',
    year: 2013,
    title: 'Astaxanthin supplementation does not augment fat use or improve endurance performance',
    journal: 'Medicine & Science in Sports & Exercise',
    locator: '45(6):1158–1165',
    record: { pubmedId: '23274592' },
  },
  {
    key: 'spiller-2003',
    authors: 'Spiller GA, Dewell A',
    year: 2003,
    title: 'Safety of an astaxanthin-rich Haematococcus pluvialis algal extract: a randomized clinical trial',
    journal: 'Journal of Medicinal Food',
    locator: '6(1):51–56',
    record: { doi: '10.1089/109662003765184741' },
  },
  {
    key: 'tominaga-2012',
    authors: 'Tominaga K, Hongo N, Karato M, Yamashita E',
    year: 2012,
    title: 'Cosmetic benefits of astaxanthin on humans subjects',
    journal: 'Acta Biochimica Polonica',
    locator: '59(1):43–47',
    record: { pubmedId: '22428137' },
  },
  {
    key: 'tominaga-2017',
    authors: 'Tominaga K, Hongo N, Fujishita M, Takahashi Y, Adachi Y',
    year: 2017,
    title: 'Protective effects of astaxanthin on skin deterioration',
    journal: 'Journal of Clinical Biochemistry and Nutrition',
    locator: '61(1):33–39',
    record: { doi: '10.3164/jcbn.17-35' },
  },
  {
    key: 'yoshida-2010',
    authors: 'Yoshida H, Yanai H, Ito K, et al.',
    year: 2010,
    title:
      'Administration of natural astaxanthin increases serum HDL-cholesterol and adiponectin in subjects with mild hyperlipidemia',
    journal: 'Atherosclerosis',
    locator: '209(2):520–523',
    record: { doi: '10.1016/j.atherosclerosis.2009.10.012' },
  },
];
