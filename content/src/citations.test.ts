import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RichText } from './blocks';
import { efsaText, potencyNote } from './claims';
import { citations } from './citations';
import { faq, questionGroups } from './faq';
import { bestForAthletes, bestForEyeHealth } from './landing-pages';
import { guidePages } from './pages';
import { plainText } from './plain-text';
import { citedStudies, getStudy, studiesLinkedIn, textsOf } from './studies/cited-studies';
import { evidence } from './studies/evidence';
import { recordOf, studyRecords } from './studies/study-records';
import { studies } from './studies/studies';

describe('the index of citations', () => {
  test('has a study and a record for each', () => {
    expect(citations.length).toBeGreaterThan(50);
    for (const { study } of citations) {
      expect(getStudy(study).key).toBe(study);
      expect(recordOf(study).parts.length).toBeGreaterThan(0);
    }
  });

  test('names a place once for a study', () => {
    const places = citations.map(({ study, title, url }) => `${study} ${title} ${url}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  test.each([
    ['page', 'Astaxanthin and your eyes: What the trial found', '/eye-health-guide#the-trial'],
    ['answer', 'Does it help tired eyes?', '/faq#eyes'],
    ['page', 'Best astaxanthin for eye health', '/best-for-eye-health'],
    ['page', 'What the Human Trials Found: Eyes', '/'],
    ['page', 'Research Areas: Eye strain', '/blog'],
  ])('knows the %s "%s"', (kind, title, url) =>
    expect(citations).toContainEqual({ study: 'nagaki-2002', kind, title, url }),
  );

  test('lists the studies that every review cites', () =>
    expect(citations.filter(({ kind }) => kind === 'review').map(({ study }) => study)).toEqual([
      'brendler-2019',
      'efsa-2020',
    ]));
});

describe('the records', () => {
  test('are those of the studies', () =>
    expect(Object.keys(studyRecords).toSorted()).toEqual(studies.map(({ key }) => key).toSorted()));

  test('say what was surveyed, and of trials for the grades also who, how much, how long and the effect', () => {
    for (const record of Object.values(studyRecords))
      for (const { outcome } of record.parts) expect(outcome).not.toBe('');
    for (const { trials } of Object.values(evidence))
      for (const part of trials.flatMap((key) => recordOf(key).parts))
        expect(part).toMatchObject({
          kind: 'trial',
          participants: expect.any(Number),
          people: expect.any(String),
          dose: expect.any(String),
          weeks: expect.any(Number),
          result: expect.any(String),
          effect: expect.any(String),
        });
  });

  test('were checked on a day that has been, or say that they were not', () => {
    for (const { checkedOn } of Object.values(studyRecords))
      if (checkedOn) {
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now());
      }
  });
});

/** Terms of shops, facts about this site, and arithmetic. */
const notAboutHealth = ['heroStats', 'promo', 'scorePartTexts', 'shippingClaim', 'unitPrices'];

/** Every object with a basis in any file of the content: where it is, and its basis. */
async function allClaims(): Promise<Map<string, RichText>> {
  const claims = new Map<string, RichText>();
  const seen = new Set<unknown>();
  const collect = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('basis' in value) claims.set(path, value.basis as RichText);
    for (const [key, part] of Object.entries(value)) collect(part, path ? `${path}.${key}` : key);
  };
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)))
    collect(await import(join(__dirname, file)), '');
  return claims;
}

/** They say what was not studied, or name trials only in passing. */
const withoutResults = [
  '/antioxidant-comparison#research',
  '/antioxidant-comparison#when-to-use-others',
  '/best-for-athletes#how-we-picked',
  '/best-for-eye-health#eye-disease',
  '/best-for-eye-health#how-we-picked',
  '/best-for-eye-health#lutein',
  '/eye-health-guide#what-is-not-shown',
  '/faq#from-food',
  '/faq#source-country',
  '/faq#who-are-you',
  '/skin-health-guide#a-fair-test',
  '/what-is-astaxanthin#what-we-do-not-know',
];

/** The texts of each section and of each answer, by its address. */
function sectionsAndAnswers(): Map<string, readonly RichText[]> {
  const landingPages = [bestForAthletes, bestForEyeHealth];
  const withSections = [
    ...guidePages,
    ...landingPages.map(({ path, howWePicked, dosage }) => ({ path, sections: [howWePicked, dosage] })),
  ];
  const withQuestions = [
    ...questionGroups.map(({ questions }) => ({ path: faq.path, questions })),
    ...landingPages,
  ];
  return new Map([
    ...withSections.flatMap(({ path, sections }) =>
      sections.map((section) => at(path, section.id, textsOf({ lead: '', sections: [section] }))),
    ),
    ...withQuestions.flatMap(({ path, questions }) =>
      questions.map(({ id, answer }) => at(path, id, [answer])),
    ),
  ]);
}

const at = (path: string, id: string, texts: readonly RichText[]) => [`${path}#${id}`, texts] as const;

describe('a claim', () => {
  test('names its studies, in whatever file it is', async () => {
    const claims = [...(await allClaims())].filter(([path]) => !notAboutHealth.includes(path.split('.')[0]!));
    expect(claims.length).toBeGreaterThan(5);
    const uncited = claims.filter(([, basis]) => citedStudies([basis]).length === 0);
    // The basis of the one on vitamin E says that no study settles it.
    expect(uncited.map(([path]) => path)).toEqual(['potencyClaims.2']);
  });

  test.each(Object.entries({ efsaText, potencyNote }))(
    'that is shown next to others has a citation, too: %s',
    (_, text) => expect(citedStudies([text])).not.toEqual([]),
  );

  test('about trials names one, in every section and answer', () => {
    const uncited = [...sectionsAndAnswers()]
      .filter(([, texts]) => /\b(trials?|study|studies|EFSA)\b/i.test(texts.map(plainText).join(' ')))
      .filter(([, texts]) => citedStudies(texts).length === 0);
    expect(uncited.map(([url]) => url).toSorted()).toEqual(withoutResults);
  });

  test('on a topic has a trial', () => {
    for (const { trials } of Object.values(evidence)) expect(trials).not.toEqual([]);
  });

  test('without a record is refused', () => {
    expect(() => citedStudies([[{ cite: 'nobody-1999' }]])).toThrow("There is no study 'nobody-1999'");
    expect(() => recordOf('nobody-1999')).toThrow("There is no record of the study 'nobody-1999'");
  });
});

describe('HTML of the owner', () => {
  const keysIn = (html: string) => studiesLinkedIn(html).map(({ key }) => key);

  test.each([
    ['the record', '<a href="/studies#park-2010">'],
    ['the DOI', '<a href="https://doi.org/10.1186/1743-7075-7-18" rel="noopener">'],
    ['the DOI as it used to be written', '<A HREF="http://dx.doi.org/10.1186/1743-7075-7-18">'],
  ])('cites a study by a link to %s', (_what, html) => expect(keysIn(html)).toEqual(['park-2010']));

  test('cites a study by PubMed, with or without the last slash', () =>
    expect(keysIn('<a href="https://pubmed.ncbi.nlm.nih.gov/23274592">')).toEqual(['res-2013']));

  test('cites nothing by a word or by a longer identifier', () =>
    expect(keysIn('<p>/studies#park-2010</p><a href="https://doi.org/10.1186/1743-7075-7-180">')).toEqual(
      [],
    ));
});
