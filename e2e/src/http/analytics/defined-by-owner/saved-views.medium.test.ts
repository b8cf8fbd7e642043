import { MAX_SAVED_VIEWS, type SavedView } from '@astaguide/contracts/analytics/saved-view';
import { ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';

let owner: ApiClient;
siteForTests((started) => ({ owner } = started));

const PATH = '/api/analytics/views';
const view = (name: string, others: object = {}) => ({
  name,
  screen: 'overview',
  query: { range: '28d', compare: 'previous' },
  metric: 'clicks',
  ...others,
});
const list = async (): Promise<SavedView[]> => (await owner.get(PATH)).body;
const names = async () => (await list()).map(({ name }) => name);

afterEach(async () => {
  for (const { id } of await list()) await owner.call('DELETE', `${PATH}/${id}`);
});

test('a view is stored with its range, comparison and filters, renamed, replaced and deleted', async () => {
  const query = {
    range: 'custom',
    compare: 'year',
    from: '2026-03-01',
    to: '2026-03-31',
    filter: ['country:DE', 'page!:/a?b&c'],
  };
  const made = await owner.post(
    PATH,
    view(' Spring in Germany ', { screen: 'attribution', query, metric: 'visitors' }),
  );
  expect(made.status).toBe(201);
  const stored = {
    ...view('Spring in Germany', { screen: 'attribution', query, metric: 'visitors' }),
    id: made.body.id,
  };
  expect(made.body).toEqual(stored);
  expect(await list()).toEqual([stored]);

  const { id, ...same } = stored;
  const renamed = await owner.call('PUT', `${PATH}/${id}`, { ...same, name: 'SPRING in Germany' });
  expect([renamed.status, renamed.body]).toEqual([200, { ...stored, name: 'SPRING in Germany' }]);
  // Nothing of the former query is left.
  await owner.call('PUT', `${PATH}/${id}`, view('Spring', { query: {} }));
  expect(await list()).toEqual([{ ...view('Spring'), id }]);

  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  expect((await owner.call('PUT', `${PATH}/${id}`, view('Spring'))).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('names are unique whatever their case, and views are listed by name', async () => {
  for (const name of ['weekly', 'Autumn', 'Mobile']) await owner.post(PATH, view(name));
  expect(await names()).toEqual(['Autumn', 'Mobile', 'weekly']);
  const taken = await owner.post(PATH, view('Weekly'));
  expect([taken.status, taken.body.errors]).toEqual([
    409,
    [{ path: 'name', message: 'Another view already has this name' }],
  ]);
  const mobile = (await list())[1]!;
  expect((await owner.call('PUT', `${PATH}/${mobile.id}`, view('AUTUMN'))).status).toBe(409);
  expect(await names()).toEqual(['Autumn', 'Mobile', 'weekly']);
});

test('there are at most 50, however many are saved at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_SAVED_VIEWS + 5 }, (_, place) => owner.post(PATH, view(`View ${place}`))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_SAVED_VIEWS);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const { id } = (await list())[0]!;
  // A full list can still be changed.
  expect((await owner.call('PUT', `${PATH}/${id}`, view('Renamed'))).status).toBe(200);
});
