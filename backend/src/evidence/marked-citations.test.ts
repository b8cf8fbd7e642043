import { markCitations } from './marked-citations';

const changes = [
  { key: 'park-2010', kind: 'retracted' },
  { key: 'res-2013', kind: 'concern' },
] as const;

test('each citation of a changed study says what happened, others stay', () =>
  expect(
    markCitations(
      'It rose (Park et al. 2010), it did not (Res et al. 2013), or fell (Brown et al. 2021).',
      changes,
    ),
  ).toBe(
    'It rose (Park et al. 2010, retracted), it did not (Res et al. 2013, expression of concern), or fell (Brown et al. 2021).',
  ));

test('without a change, the text stays as it is', () =>
  expect(markCitations('It rose (Park et al. 2010).', [])).toBe('It rose (Park et al. 2010).'));
