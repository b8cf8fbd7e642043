import { doseGuidance, efsaText, onset, potencyClaims, potencyNote } from './claims';
import { citations } from './citations';
import { citedStudies, getStudy, studiesLinkedIn } from './studies/cited-studies';
import { evidence } from './studies/evidence';
import { recordOf, studyRecords } from './studies/study-records';
import { changeOf, studyChanges } from './studies/study-changes';
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

  test('knows what stands on every review', () =>
    expect(citations.filter(({ kind }) => kind === 'review').map(({ study }) => study)).toEqual([
      'brendler-2019',
      'efsa-2020',
    ]));
});

describe('the records', () => {
  test('are those of the studies', () =>
    expect(Object.keys(studyRecords).toSorted()).toEqual(studies.map(({ key }) => key).toSorted()));

  test('say what was asked, and of trials for the grades also who, how much, how long and the effect', () => {
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

describe('a claim', () => {
  test.each([
    ['the potency', [potencyNote], ['nishida-2007']],
    ['vitamin C', [potencyClaims[0]!.basis], ['nishida-2007']],
    ['the safe dose', [efsaText], ['efsa-2020']],
    ['athletes', [doseGuidance.athletes.basis], ['brown-2021', 'earnest-2011', 'res-2013']],
    ['eyes', [doseGuidance.eyes.basis], ['nagaki-2002']],
    ['skin', [doseGuidance.skin.basis], ['tominaga-2017', 'ito-2018']],
    ['an early onset', [onset.early.basis], ['nagaki-2002', 'earnest-2011']],
    ['a late onset', [onset.late.basis], ['tominaga-2012']],
  ])('on %s names its studies', (_what, texts, keys) =>
    expect(citedStudies(texts).map(({ key }) => key)).toEqual(keys),
  );

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

test('a change is that of a known study, with a date and a reason', () => {
  for (const { key, date, note } of studyChanges) {
    expect(getStudy(key).key).toBe(key);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(note).not.toBe('');
  }
  const change = { key: 'res-2013', status: 'corrected', date: '2026-01-01', note: 'A test.' } as const;
  expect(changeOf('res-2013', [change])).toBe(change);
  expect(changeOf('park-2010', [change])).toBeUndefined();
});
