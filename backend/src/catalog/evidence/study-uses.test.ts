import type { StudyChange } from '@astaguide/database/entities/catalog/study-change.entity';
import { studyUses } from './study-uses';

type Site = Parameters<typeof studyUses>[0];

const post = { id: 4, slug: 'doses', title: 'Doses', status: 'published' as const, content: '' };
const product = { id: 7, slug: 'glow-6', name: 'Glow 6', htmlContent: null };
const content = '<a href="/studies#park-2010">Park</a>';
const nothing: Site = { posts: [], products: [], changes: [], checks: [], ownStudies: [] };
const studyOf = (key: string, site: Partial<Site> = {}) =>
  studyUses({ ...nothing, ...site }).find((study) => study.key === key)!;
const usesOf = (key: string, site: Partial<Site> = {}) => studyOf(key, site).uses;

const change: StudyChange = {
  key: 'yoshida-2010',
  kind: 'retracted',
  date: '2026-02-03',
  note: 'Withdrawn.',
  noticeUrl: 'https://journal.example/1',
  checkedUses: [],
};

test('the pages, answers and reviews that cite a study are listed, each with its own id', () => {
  const kinds = new Set(usesOf('efsa-2020').map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['page', 'answer', 'review']));
  for (const { uses } of studyUses({ ...nothing, posts: [{ ...post, content }] }))
    expect(new Set(uses.map(({ id }) => id)).size).toBe(uses.length);
});

test('an article and a product are listed that link to its record or its source', () => {
  const htmlContent = '<a href="https://doi.org/10.1186/1743-7075-7-18">Park</a>';
  const site = { posts: [{ ...post, content }], products: [{ ...product, htmlContent }] };
  expect(usesOf('park-2010', site)).toEqual(
    expect.arrayContaining([
      { id: 'article 4', kind: 'article', title: 'Doses', url: '/blog/doses', isChecked: false },
      { id: 'product 7', kind: 'product', title: 'Glow 6', url: '/review/glow-6', isChecked: false },
    ]),
  );
  expect(usesOf('res-2013', site)).not.toContainEqual(expect.objectContaining({ kind: 'article' }));
});

test('a draft is listed without a link', () =>
  expect(usesOf('park-2010', { posts: [{ ...post, content, status: 'draft' }] })).toContainEqual(
    expect.objectContaining({ title: 'Doses', url: null }),
  ));

test('a changed study comes first, with what happened', () => {
  const [first, second] = studyUses({ ...nothing, changes: [change] });
  const { kind, date, note, noticeUrl } = change;
  expect(first).toMatchObject({
    key: 'yoshida-2010',
    label: 'Yoshida et al. 2010',
    change: { kind, date, note, noticeUrl },
  });
  expect(first!.uses.length).toBeGreaterThan(0);
  expect(second).toMatchObject({ key: 'ambati-2014', change: null });
});

test('a use counts as checked if it was checked since the change', () => {
  const [{ id }, ...others] = usesOf('yoshida-2010') as [{ id: string }, ...object[]];
  const uses = usesOf('yoshida-2010', { changes: [{ ...change, checkedUses: [id] }] });
  expect(uses.filter(({ isChecked }) => isChecked).map((use) => use.id)).toEqual([id]);
  expect(uses).toHaveLength(others.length + 1);
});

test('the last check of a record is the later one of its own and of the owner', () => {
  const checkedOn = (key: string, day: string) =>
    studyOf(key, { checks: [{ key, checkedOn: day }] }).checkedOn;
  expect(studyOf('park-2010').checkedOn).toBe('2026-11-26');
  expect(studyOf('nagaki-2002').checkedOn).toBeNull();
  expect(checkedOn('nagaki-2002', '2026-11-01')).toBe('2026-11-01');
  expect(checkedOn('park-2010', '2026-11-01')).toBe('2026-11-26');
  expect(checkedOn('park-2010', '2026-12-01')).toBe('2026-12-01');
});
