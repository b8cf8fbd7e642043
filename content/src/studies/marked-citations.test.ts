import { markCitations } from './marked-citations';

const marks = new Map([
  ['park-2010', 'retracted'],
  ['res-2013', 'expression of concern'],
]);

test('each citation of a marked study has its mark, others stay', () =>
  expect(
    markCitations(
      'It rose (Park et al. 2010), it did not (Res et al. 2013), or fell (Brown et al. 2021).',
      marks,
    ),
  ).toBe(
    'It rose (Park et al. 2010, retracted), it did not (Res et al. 2013, expression of concern), or fell (Brown et al. 2021).',
  ));

test('so has the citation of one that the owner added', () =>
  expect(
    markCitations('It fell (Doe 2024).', new Map([['doe-2024', 'retracted']]), [
      { key: 'doe-2024', authors: 'Doe J', year: 2024 },
    ]),
  ).toBe('It fell (Doe 2024, retracted).'));

test('without a mark, the text stays as it is', () =>
  expect(markCitations('It rose (Park et al. 2010).', new Map())).toBe('It rose (Park et al. 2010).'));
