import type { Site } from '@astaguide/testbed/launched-site';
import { attentionSchema } from '@astaguide/contracts/operations/attention';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

const STUDY = '/api/evidence/studies/tominaga-2017';
const REVIEW = '/review/hawaiian-astaxanthin-12mg-makani-tide';
const confidence = 'Confidence: <a href="/studies#grades">limited</a>';
const change = {
  kind: 'retracted',
  date: '2026-02-03',
  note: 'The <b>data</b> could not be confirmed.',
  noticeUrl: 'https://journal.example/notices/12',
};
const read = async (path: string) => (await new ApiClient(site.url).get(path)).text;
const usesOf = async () => {
  const { body } = await owner.get('/api/evidence/uses');
  return (body as StudyUses[]).find(({ key }) => key === 'tominaga-2017')!;
};
const studiesToCheck = async () =>
  attentionSchema.parse((await owner.get('/api/operations/attention')).body).studiesToCheck;
const ask = async () => {
  const { body } = await new ApiClient(site.url).post('/api/chat', {
    message: 'Does it help the skin?',
    conversationHistory: [],
  });
  return (body as { response: string }).response;
};

afterAll(async () => {
  await owner.call('DELETE', `${STUDY}/change`);
  await owner.call('DELETE', `${STUDY}/check`);
});

test('a retraction shows at once wherever the study is cited, and is gone when it is removed', async () => {
  const pages = ['/studies', '/skin-health-guide', '/faq', '/', '/blog', '/api/search?q=skin+deterioration'];
  for (const path of pages)
    expect([path, await read(path)]).toEqual([path, expect.not.stringContaining('retracted</')]);
  expect(await ask()).toContain('Tominaga et al. 2017)');
  expect(await read(REVIEW)).toContain(`${confidence}, from 3 controlled trials with 124 people`);
  const answer = await owner.call('PUT', `${STUDY}/change`, change);
  expect([answer.status, answer.body]).toEqual([200, { key: 'tominaga-2017', ...change }]);
  expect((await new ApiClient(site.url).get('/api/evidence/changes')).body).toEqual([answer.body]);

  const studies = await read('/studies');
  expect(studies).toContain('The &lt;b&gt;data&lt;/b&gt; could not be confirmed.');
  expect(studies).toContain('Retracted since: Tominaga et al. 2017.');
  expect(studies).toMatch(/<a href="https:\/\/journal\.example\/notices\/12" rel="noopener nofollow"/);
  expect(studies).toContain('"creativeWorkStatus":"retracted"');
  for (const path of ['/skin-health-guide', '/faq'])
    expect(await read(path)).toContain('<strong class="text-bad">retracted</strong>');
  for (const path of ['/', '/blog'])
    expect(await read(path)).toContain('<strong class="text-bad">1 retracted</strong>');
  expect(await read('/api/search?q=skin+deterioration')).toContain('(retracted)');
  expect(await ask()).toContain('Tominaga et al. 2017, retracted');

  expect(await read(REVIEW)).toContain(`${confidence}, from 2 controlled trials with 59 people`);

  expect((await owner.call('DELETE', `${STUDY}/change`)).status).toBe(204);
  expect(await read('/skin-health-guide')).not.toContain('>retracted</strong>');
  expect(await ask()).toContain('Tominaga et al. 2017)');
});

test('a changed study needs attention until each of its uses was checked, and again after another change', async () => {
  expect(await studiesToCheck()).toBe(0);
  await owner.call('PUT', `${STUDY}/change`, change);
  const { uses } = await usesOf();
  expect(uses.length).toBeGreaterThan(3);
  const check = (ids: string[]) => owner.call('PUT', `${STUDY}/checked-uses`, { ids });
  await check(uses.slice(1).map(({ id }) => id));
  expect(await studiesToCheck()).toBe(1);
  expect((await usesOf()).uses.filter(({ isChecked }) => !isChecked)).toHaveLength(1);
  expect((await check(uses.map(({ id }) => id))).status).toBe(204);
  expect(await studiesToCheck()).toBe(0);
  await owner.call('PUT', `${STUDY}/change`, { ...change, kind: 'corrected', noticeUrl: '' });
  expect(await studiesToCheck()).toBe(1);
  await owner.call('DELETE', `${STUDY}/change`);
  expect(await studiesToCheck()).toBe(0);
  expect((await check([])).status).toBe(404);
});

test('a check of a record shows its day', async () => {
  expect(await read('/studies')).not.toContain('November 20, 2026');
  expect(
    (await owner.call('PUT', '/api/evidence/studies/nagaki-2002/check', { checkedOn: '2026-11-20' })).body,
  ).toEqual({
    key: 'nagaki-2002',
    checkedOn: '2026-11-20',
  });
  expect(await read('/studies')).toContain('November 20, 2026');
  await owner.call('DELETE', '/api/evidence/studies/nagaki-2002/check');
  expect(await read('/studies')).not.toContain('November 20, 2026');
});

test.each([
  ['PUT', 'change', change],
  ['DELETE', 'change', undefined],
  ['PUT', 'check', { checkedOn: '2026-01-15' }],
  ['DELETE', 'check', undefined],
])('%s %s of an unknown study is not found', async (method, what, body) =>
  expect((await owner.call(method, `/api/evidence/studies/nobody-1999/${what}`, body)).status).toBe(404),
);
