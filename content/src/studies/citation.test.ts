import { studies } from './studies';
import { citationLabel, studyRecord } from './citation';

describe('a study in running text', () => {
  it.each([
    ['Park JS, Chyun JH, Kim YK', 'Park et al. 2010'],
    ['Brendler T, Williamson EM', 'Brendler and Williamson 2010'],
    ['Nagaki Y, et al.', 'Nagaki et al. 2010'],
    ['De Deyn MLZQ, Ng QX, Loke W', 'De Deyn et al. 2010'],
    ['EFSA NDA Panel', 'EFSA NDA Panel 2010'],
  ])('%s is named %s', (authors, label) => expect(citationLabel({ authors, year: 2010 })).toBe(label));

  it('is distinct from every other', () => {
    const labels = studies.map(citationLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('the record of a study', () => {
  it.each(studies.map((study) => [study.key, study] as const))(
    'of %s has the form of its registry',
    (_key, study) => {
      const form = /^https:\/\/(doi\.org\/10\.\d{4,9}\/[\w().;/:-]+|pubmed\.ncbi\.nlm\.nih\.gov\/\d{7,8}\/)$/;
      if (study.record) expect(studyRecord(study)!.href).toMatch(form);
      else expect(studyRecord(study)).toBeUndefined();
    },
  );

  it('is that of no other study', () => {
    const records = studies.flatMap((study) => studyRecord(study)?.href ?? []);
    expect(new Set(records).size).toBe(records.length);
    expect(studies.length - records.length).toBeLessThanOrEqual(2);
  });
});
