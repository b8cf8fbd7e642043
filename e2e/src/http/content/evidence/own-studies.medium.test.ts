import type { OwnStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import type { SearchResponse } from '@astaguide/contracts/site/search';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import type { SavedPost } from '@astaguide/contracts/publishing/blog-post';
import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../../api-client';
import { siteForTests } from '../../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

const STUDIES = '/api/evidence/studies';
const study = {
  authors: 'Doe JA, Roe B, Poe C',
  year: 2024,
  title: 'Astaxanthin and <b>reaction time</b>',
  journal: 'Journal of Trials',
  doi: 'https://doi.org/10.1000/XYZ.1',
  participants: 48,
  dose: '6 mg a day',
  outcome: 'Reaction time',
};
const visitor = () => new ApiClient(site.url);
const read = async (path: string) => (await visitor().get(path)).text;
const found = async () =>
  (
    (await visitor().get('/api/search?q=Astaxanthin%20reaction%20time%20Doe')).body as SearchResponse
  ).results.find(({ url }) => url.endsWith('doe-2024'));
const answer = async () =>
  (
    await visitor().post('/api/chat', {
      message: 'What did Doe 2024 measure about reaction time?',
      conversationHistory: [],
    })
  ).body as ChatResponse;
const usesOf = async (key: string) =>
  ((await owner.get('/api/evidence/uses')).body as StudyUses[]).find((uses) => uses.key === key);

test('a study that the owner adds is cited, listed and marked like those of the site, and cannot be deleted while cited', async () => {
  const { status, body } = await owner.post(STUDIES, study);
  const added = body as OwnStudy;
  expect([status, added]).toEqual([
    201,
    expect.objectContaining({ key: 'doe-2024', doi: '10.1000/XYZ.1', kind: 'trial', weeks: null }),
  ]);
  expect((await owner.post(STUDIES, study)).body).toMatchObject({ key: 'doe-2024-2' });
  expect((await owner.call('DELETE', `${STUDIES}/doe-2024-2`)).status).toBe(204);
  expect(await read('/studies')).toContain('Astaxanthin and &lt;b&gt;reaction time&lt;/b&gt;');
  const ownPage = await visitor().get('/studies/doe-2024');
  expect(ownPage.status).toBe(200);
  expect(ownPage.text).toMatch(/<title>Doe et al\. 2024: .*<h1[^>]*>Doe et al\. 2024<\/h1>/s);
  expect(ownPage.text).toContain('6 mg a day');
  expect((await visitor().get('/studies/doe-1999')).status).toBe(404);
  expect(await read('/sitemap.xml')).toContain('/studies/doe-2024</loc>');
  expect(await found()).toMatchObject({ type: 'study', url: '/studies#doe-2024' });
  expect(await answer()).toMatchObject({ sources: [expect.objectContaining({ url: '/studies#doe-2024' })] });

  const post = (
    await owner.post('/api/blog', {
      title: 'Reactions',
      slug: 'test-reactions',
      excerpt: 'x',
      category: 'EXPERT GUIDE',
      imageUrl: '/pictures/molecule.webp',
      published: true,
      content:
        '<p>It fell<sup data-cite="doe-2024"><a href="/studies#doe-2024">1</a></sup>.</p><figure data-study="doe-2024"></figure><figure data-questions="none"></figure>',
    })
  ).body as SavedPost;
  const page = await read('/blog/test-reactions');
  expect(page).toContain('href="#source-doe-2024"');
  expect(page).toMatch(/id="source-doe-2024".*https:\/\/doi\.org\/10\.1000\/XYZ\.1/s);
  expect(page).toContain('6 mg a day');
  expect(await usesOf('doe-2024')).toMatchObject({
    label: 'Doe et al. 2024',
    isOwn: true,
    uses: [{ kind: 'article', title: 'Reactions' }],
  });
  expect((await owner.call('DELETE', `${STUDIES}/doe-2024`)).status).toBe(409);

  const change = { kind: 'retracted', date: '2026-01-15', note: 'Invented data.' };
  expect((await owner.call('PUT', `${STUDIES}/doe-2024/change`, change)).status).toBe(200);
  for (const path of ['/blog/test-reactions', '/studies', '/studies/doe-2024'])
    expect(await read(path)).toContain('Invented data.');
  expect((await found())!.title).toMatch(/\(retracted\)$/);
  expect((await answer()).response).toContain('retracted');
  // The FAQ does not cite it.
  expect((await visitor().get('/faq')).status).toBe(200);

  expect((await owner.call('PUT', `${STUDIES}/doe-2024`, { ...study, weeks: 12 })).body).toMatchObject({
    weeks: 12,
  });
  await owner.call('DELETE', `/api/blog/${post.id}`);
  expect((await owner.call('DELETE', `${STUDIES}/doe-2024`)).status).toBe(204);
  expect((await visitor().get('/studies/doe-2024')).status).toBe(404);
  expect((await owner.get('/api/evidence/changes')).body).toEqual([]);
  expect((await owner.call('PUT', `${STUDIES}/doe-2024`, study)).status).toBe(404);
});
