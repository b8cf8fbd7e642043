import { readCrossref, readPubmed } from './study-sources';

const work = {
  status: 'ok',
  message: {
    title: ['Effects of <i>Haematococcus</i> &amp; exercise'],
    author: [
      { given: 'Jean S.', family: 'Park', sequence: 'first' },
      { given: 'Boon', family: 'Chew' },
      { name: 'The Trial Group' },
    ],
    'container-title': ['Nutrition &amp; Metabolism'],
    issued: { 'date-parts': [[2010, 3, 5]] },
    volume: '7',
    issue: '1',
    page: '18-25',
  },
};

test('the record at Crossref fills the fields of a study', () => {
  expect(readCrossref(work, '10.1186/1743-7075-7-18')).toEqual({
    title: 'Effects of Haematococcus & exercise',
    authors: 'Park JS, Chew B, The Trial Group',
    year: 2010,
    journal: 'Nutrition & Metabolism',
    locator: '7(1):18–25',
    doi: '10.1186/1743-7075-7-18',
    pubmedId: null,
    notice: null,
  });
});

test.each([
  ['retraction', 'Retracted'],
  ['expression_of_concern', 'Expression of concern'],
  ['correction', 'Corrected'],
  ['erratum', 'Corrected'],
  ['new_edition', null],
])('an update of the kind %s is the notice %s', (type, notice) => {
  const updated = { message: { ...work.message, 'updated-by': [{ type, DOI: '10.1/2' }] } };
  expect(readCrossref(updated, '10.1/1')?.notice).toBe(notice);
});

test('the record at PubMed fills the fields of a study', () => {
  const answer = {
    result: {
      uids: ['20205737'],
      '20205737': {
        uid: '20205737',
        title: 'Astaxanthin decreased oxidative stress.',
        authors: [{ name: 'Park JS', authtype: 'Author' }, { name: 'Chyun JH' }],
        pubdate: '2010 Mar 5',
        fulljournalname: 'Nutrition & metabolism',
        volume: '7',
        issue: '',
        pages: '18',
        pubtype: ['Journal Article', 'Retracted Publication'],
        articleids: [
          { idtype: 'pubmed', value: '20205737' },
          { idtype: 'doi', value: '10.1186/1743-7075-7-18' },
        ],
      },
    },
  };
  expect(readPubmed(answer, '20205737')).toEqual({
    title: 'Astaxanthin decreased oxidative stress',
    authors: 'Park JS, Chyun JH',
    year: 2010,
    journal: 'Nutrition & metabolism',
    locator: '7:18',
    doi: '10.1186/1743-7075-7-18',
    pubmedId: '20205737',
    notice: 'Retracted',
  });
});

test.each([
  undefined,
  null,
  {},
  { message: {} },
  { message: { title: [] } },
  { result: { '1': { error: 'x' } } },
  'text',
])('reads nothing from an answer without a record: %j', (answer) => {
  expect(readCrossref(answer, '10.1/1')).toBeUndefined();
  expect(readPubmed(answer, '1')).toBeUndefined();
});
