import { studyUses } from './study-uses';

const post = { slug: 'doses', title: 'Doses', published: true, content: '' };
const product = { slug: 'glow-6', name: 'Glow 6', htmlContent: null };
const usesOf = (key: string, ...given: Parameters<typeof studyUses>) =>
  studyUses(...given).find((study) => study.key === key)!.uses;

test('the pages, answers and reviews that cite a study are listed', () => {
  const kinds = new Set(usesOf('efsa-2020', [], []).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['page', 'answer', 'review']));
});

test('an article and a product are listed that link to its record or its source', () => {
  const content = '<a href="/studies#park-2010">Park</a>';
  const htmlContent = '<a href="https://doi.org/10.1186/1743-7075-7-18">Park</a>';
  const uses = usesOf('park-2010', [{ ...post, content }], [{ ...product, htmlContent }]);
  expect(uses).toEqual(
    expect.arrayContaining([
      { kind: 'article', title: 'Doses', url: '/blog/doses' },
      { kind: 'product', title: 'Glow 6', url: '/review/glow-6' },
    ]),
  );
  expect(usesOf('res-2013', [{ ...post, content }], [{ ...product, htmlContent }])).not.toContainEqual(
    expect.objectContaining({ kind: 'article' }),
  );
});

test('a draft is listed without a link', () => {
  const content = '<a href="/studies#park-2010">Park</a>';
  expect(usesOf('park-2010', [{ ...post, content, published: false }], [])).toContainEqual({
    kind: 'article',
    title: 'Doses',
    url: null,
  });
});

test('a study that was retracted or corrected comes first, with its date and reason', () => {
  const change = {
    key: 'yoshida-2010',
    status: 'retracted',
    date: '2026-02-03',
    note: 'Withdrawn.',
  } as const;
  const [first, second] = studyUses([], [], [change]);
  expect(first).toMatchObject({
    key: 'yoshida-2010',
    label: 'Yoshida et al. 2010',
    change: { status: 'retracted', date: '2026-02-03', note: 'Withdrawn.' },
  });
  expect(first!.uses.length).toBeGreaterThan(0);
  expect(second).toMatchObject({ key: 'ambati-2014', change: null });
});
