import { studies } from './studies';
import { citationLabel } from './citation';

describe('a study in running text', () => {
  it.each([
    ['Park JS, Chyun JH, Kim YK', 'Park et al. 2010'],
    ['Brendler T, Williamson EM', 'Brendler and Williamson 2010'],
    ['Nagaki Y, et al.', 'Nagaki et al. 2010'],
    ['De Deyn MLZQ, Ng QX, Loke W', 'De Deyn et al. 2010'],
    ['EFSA NDA Panel', 'EFSA NDA Panel 2010'],
  ])('%s is named %s', (authors, label) => expect(citationLabel({ authors, year: 2010 })).toBe(label));

  it('is told from every other', () => {
    const labels = studies.map(citationLabel);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
