import { studies } from '@astaguide/content/studies/studies';
import { recordOf } from '@astaguide/content/studies/study-records';
import { chosenIn, filteredStudies } from './study-filter';

const entries = studies.map((study) => ({ study, record: recordOf(study.key) }));
const keys = (search: string) =>
  filteredStudies(entries, new URLSearchParams(search)).map(({ study }) => study.key);

test('without filters, all studies are listed', () => expect(keys('')).toHaveLength(studies.length));

test.each([
  ['outcome=skin', ['ito-2018', 'tominaga-2012', 'tominaga-2017']],
  ['outcome=endurance&result=none', ['res-2013']],
  ['design=opinion', ['efsa-2014', 'efsa-2020']],
  ['outcome=memory&people=60', ['katagiri-2012']],
  ['outcome=memory&people=under-30', []],
  ['q=skin+deterioration', ['ito-2018', 'tominaga-2017']],
  ['q=CYCLING&outcome=endurance', ['brown-2021', 'earnest-2011']],
  ['q=nothing+of+this+kind', []],
])('%s lists %j', (search, expected) => expect(keys(search)).toEqual(expected));

test('a filter that does not exist is ignored', () => {
  const address = new URLSearchParams('outcome=hair&people=12');
  expect(chosenIn(address, 'outcome')).toBe('');
  expect(keys(address.toString())).toHaveLength(studies.length);
});
