import { generatedCases } from '../analytics/site-zone';
import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { POST, UNSTORABLE } from './owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const put = (id: number, body: unknown) => owner.call('PUT', `/api/blog/${id}`, body);
const remove = (id: number) => owner.call('DELETE', `/api/blog/${id}`);
const long = (length: number) => 'a'.repeat(length);

/** The required fields of an article. */
const BARE = {
  title: POST.title,
  slug: POST.slug,
  excerpt: POST.excerpt,
  content: POST.content,
  category: POST.category,
  imageUrl: POST.imageUrl,
};

async function add(changes: object = {}) {
  const { status, body } = await owner.post('/api/blog', { ...BARE, ...changes });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body as typeof POST & { id: number; version: number; publishedAt: string | null };
}

describe('an article', () => {
  test('is answered as it was entered, with what the server adds', async () => {
    const { status, body } = await owner.post('/api/blog', POST);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...POST,
      id: expect.any(Number),
      publishedAt: expect.any(String),
      publishAt: null,
      unpublishAt: null,
      status: 'published',
      version: 1,
    });
    expect(new Date(body.publishedAt).toISOString()).toBe(body.publishedAt);
    expect((await visitor().get(`/api/blog/slug/${POST.slug}`)).body).toEqual({
      ...body,
      changes: [],
      studies: [],
      questions: [],
    });
    expect((await visitor().get(`/blog/${POST.slug}`)).text).toContain(POST.content);
    await remove(body.id);
  });

  test('is a draft unless it says otherwise, seen by the owner alone', async () => {
    const post = await add();
    expect(post).toMatchObject({ published: false, publishedAt: null, metaDescription: null, keywords: [] });
    for (const path of [`/api/blog/slug/${POST.slug}`, `/blog/${POST.slug}`]) {
      expect((await visitor().get(path)).status).toBe(404);
    }
    expect((await visitor().get('/api/blog?published=true')).text).not.toContain(POST.slug);
    expect((await visitor().get('/feed.xml')).text).not.toContain(POST.slug);
    expect((await visitor().get('/sitemap.xml')).text).not.toContain(POST.slug);
    expect((await owner.get('/api/blog')).body[0]).toEqual(post);
    expect((await owner.get(`/api/blog/slug/${POST.slug}`)).body).toEqual({
      ...post,
      changes: [],
      studies: [],
      questions: [],
    });
    await remove(post.id);
  });

  test('is listed without its text with `fields=summary`, by the owner’s list and the public one', async () => {
    const post = await add({ published: true });
    const { content: _content, ...summary } = post;
    for (const [reader, path] of [
      [owner, '/api/blog?'],
      [visitor(), '/api/blog?published=true&'],
      [visitor(), '/api/blog?published=true&page=1&'],
    ] as const) {
      const { body } = await reader.get(`${path}fields=summary`);
      expect((body as { id: number }[]).find(({ id }) => id === post.id)).toEqual(summary);
      expect((await reader.get(`${path}fields=content`)).status).toBe(422);
    }
    expect((await visitor().get('/api/blog?fields=summary')).status).toBe(401);
    await remove(post.id);
  });

  test('keeps the moment of its first publishing', async () => {
    const draft = await add();
    const { body: out } = await put(draft.id, { ...draft, published: true });
    expect(Math.abs(Date.now() - Date.parse(out.publishedAt))).toBeLessThan(60_000);
    const { body: back } = await put(draft.id, { ...out, published: false });
    expect(back).toMatchObject({ published: false, publishedAt: out.publishedAt });
    const { body: again } = await put(draft.id, { ...back, published: true });
    expect(again).toMatchObject({ published: true, publishedAt: out.publishedAt, version: 4 });
    await remove(draft.id);
  });

  test('lists what was changed since it was published, newest first, with what the owner says of it', async () => {
    const changes = async () => (await visitor().get(`/api/blog/slug/${POST.slug}`)).body.changes as object[];
    const draft = await add();
    await put(draft.id, { ...BARE, content: '<p>While it is a draft.</p>', changeNote: 'Not told' });
    await put(draft.id, { ...BARE, published: true });
    expect(await changes()).toEqual([]);
    // What readers do not read is not listed.
    await put(draft.id, { ...BARE, published: true, keywords: ['label'], checkedOn: '2026-03-01' });
    expect(await changes()).toEqual([]);
    await put(draft.id, { ...BARE, published: true, content: '<p>Another text.</p>' });
    await put(draft.id, { ...BARE, published: true, changeNote: 'Corrected a dose.' });
    expect(await changes()).toEqual([
      { at: expect.any(String), note: 'Corrected a dose.' },
      { at: expect.any(String), note: null },
    ]);
    expect((await owner.get('/api/blog')).text).not.toContain('Corrected a dose.');
    await remove(draft.id);
  });

  test('is checked on a day that exists and has begun', async () => {
    for (const checkedOn of ['yesterday', '2026-02-30', '1900-01-01', '2099-01-01']) {
      expect((await owner.post('/api/blog', { ...BARE, checkedOn })).status).toBe(422);
    }
  });

  test('keeps what only the server may say', async () => {
    const foreign = { id: 1, version: 77, status: 'published' };
    const post = await add(foreign);
    expect(post.id).not.toBe(1);
    expect([post.version, post.publishedAt]).toEqual([1, null]);
    const { body } = await put(post.id, { ...BARE, ...foreign, published: true, version: 1 });
    expect(body.id).toBe(post.id);
    const { body: later } = await put(post.id, { ...BARE, published: true, publishedAt: null });
    expect(later.publishedAt).toBe(body.publishedAt);
    const { body: planned } = await put(post.id, { ...later, publishedAt: '2090-01-01T00:00:00.000Z' });
    expect(planned).toMatchObject({ status: 'scheduled', publishAt: '2090-01-01T00:00:00.000Z' });
    await remove(post.id);
  });

  test('loses what an update leaves out', async () => {
    const { body: post } = await owner.post('/api/blog', POST);
    expect((await put(post.id, BARE)).body).toEqual({
      ...post,
      ...BARE,
      published: false,
      status: 'draft',
      author: null,
      reviewer: null,
      checkedOn: null,
      metaDescription: null,
      keywords: [],
      version: 2,
    });
    await remove(post.id);
  });

  test('is made safe when it is saved', async () => {
    const unsafe = '<h1>A</h1><p onclick="x()">b<img src=x onerror=x()><script>x()</script></p>';
    const post = await add({ content: unsafe, published: true });
    expect(post.content).toBe('<h2>A</h2><p>b</p>');
    expect((await visitor().get(`/blog/${post.slug}`)).text).toContain('<h2 id="section-a">A</h2><p>b</p>');
    expect((await put(post.id, { ...post, content: unsafe })).body.content).toBe('<h2>A</h2><p>b</p>');
    await remove(post.id);
  });

  test('refuses a field that it does not have, and takes every field of a response', async () => {
    const post = await add();
    const { status, body } = await put(post.id, { ...BARE, featured: true, publishedOn: '2026-01-01' });
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'featured', message: 'Unknown field' },
        { path: 'publishedOn', message: 'Unknown field' },
      ],
    ]);
    expect((await owner.post('/api/blog', { ...BARE, slug: 'other', updatedAt: null })).status).toBe(422);
    for (const path of [`/api/blog/${post.id}`, `/api/blog/slug/${post.slug}`]) {
      const { body: answered } = await owner.get(path);
      expect((await put(post.id, { ...answered, title: 'Sent back' })).body.title).toBe('Sent back');
    }
    await remove(post.id);
  });

  test('that is deleted is gone', async () => {
    const { body: post } = await owner.post('/api/blog', POST);
    expect((await visitor().get('/sitemap.xml')).text).toContain(`/blog/${post.slug}`);
    const answer = await remove(post.id);
    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const path of [`/api/blog/slug/${post.slug}`, `/blog/${post.slug}`]) {
      expect((await visitor().get(path)).status).toBe(404);
    }
    for (const path of ['/sitemap.xml', '/feed.xml', '/blog', '/api/blog?published=true']) {
      expect((await visitor().get(path)).text).not.toContain(post.slug);
    }
    expect((await remove(post.id)).status).toBe(404);
    expect((await put(post.id, BARE)).status).toBe(404);
  });

  test.each(['999999', '0', 'abc', '2147483648'])('is not found under %s', async (id) => {
    expect((await owner.call('PUT', `/api/blog/${id}`, BARE)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/blog/${id}`)).status).toBe(404);
  });
});

const required: [string, string][] = [
  ['title', 'Title is required'],
  ['slug', 'Slug is required'],
  ['excerpt', 'Excerpt is required'],
  ['content', 'Content is required'],
  ['category', 'Category is required'],
  ['imageUrl', 'Image URL is required'],
];

const texts: [string, number][] = [
  ['title', 200],
  ['excerpt', 1000],
  ['metaDescription', 500],
];

const refused: [field: string, what: string, value: unknown][] = [
  ...texts.flatMap(([field, longest]): [string, string, unknown][] => [
    [field, 'too long', long(longest + 1)],
    [field, 'a number', 6],
    ...UNSTORABLE.map(([what, text]): [string, string, unknown] => [field, what, text]),
  ]),
  ...UNSTORABLE.map(([what, text]): [string, string, unknown] => ['content', what, `<p>${text}</p>`]),
  ['content', 'too long', long(500_001)],
  ['content', 'too long once it is made safe', '<'.repeat(200_000)],
  ['content', 'too deep', '<b>'.repeat(2000)],
  ['slug', 'capitals', 'Reading'],
  ['slug', 'a space', 'a b'],
  ['slug', 'two hyphens', 'a--b'],
  ['slug', 'a hyphen at its start', '-a'],
  ['slug', 'a hyphen at its end', 'a-'],
  ['slug', 'an accent', 'é'],
  ['slug', 'a slash', 'a/b'],
  ['slug', 'U+0000', 'a\u0000'],
  ['slug', 'too long', long(201)],
  ['category', 'another', 'NEWS'],
  ['category', 'in another case', 'Expert Guide'],
  ['imageUrl', 'a file name', 'a.png'],
  ['imageUrl', 'a script', 'javascript:alert(1)'],
  ['imageUrl', 'data', 'data:image/png;base64,AAAA'],
  ['imageUrl', 'another host', '//pictures.example/a.png'],
  ['published', 'text', 'true'],
  ['published', 'null', null],
  ['keywords', 'text', 'a, b'],
  ['keywords', 'a blank one', ['a', ' ']],
  ['keywords', 'one too long', [long(101)]],
  ['keywords', 'too many', Array(51).fill('a')],
  ['keywords', 'one that cannot be stored', ['a\ud800']],
  ['version', 'text', '1'],
];

const accepted: [field: string, what: string, value: unknown, answered?: unknown][] = [
  ...texts.flatMap(([field, longest]): [string, string, unknown, unknown?][] => [
    [field, 'one character', 'a'],
    [field, 'the longest', long(longest)],
    [field, 'white space around', ' a\n', 'a'],
    [field, 'any script', '日本 ü 𝒳 <b>&'],
  ]),
  ['content', 'the longest', long(500_000)],
  ['content', 'the longest of three bytes a character', '藻'.repeat(500_000)],
  ['content', 'a picture alone', '<img src="/uploads/a.webp" alt="" loading="lazy" />'],
  ['slug', 'one character', 'r'],
  ['slug', 'the longest', long(200)],
  ...['RESEARCH STUDY', 'EXPERT GUIDE', 'PERFORMANCE', 'HEALTH BENEFITS', 'PRODUCT REVIEW'].map(
    (category): [string, string, unknown] => ['category', category, category],
  ),
  ['imageUrl', 'a path', '/uploads/a.webp'],
  ['metaDescription', 'emptied', '', null],
  ['keywords', 'none', []],
  ['keywords', 'the most', Array(50).fill('a')],
  ['keywords', 'white space around', [' a '], ['a']],
  ['keywords', 'the longest', [long(100)]],
];

describe('what an article may be', () => {
  test.each(required)('%s is required to publish', async (field, message) => {
    for (const value of [undefined, '', ' ', null]) {
      const { status, body } = await owner.post('/api/blog', { ...BARE, published: true, [field]: value });
      expect([value, status]).toEqual([value, 422]);
      expect(body.errors).toContainEqual({ path: field, message });
    }
  });

  test.each(refused)('%s: %s is refused', async (field, _what, value) => {
    const { status, headers, body } = await owner.post('/api/blog', { ...BARE, [field]: value });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(body.errors.map(({ path }: { path: string }) => path.split('.')[0])).toEqual([field]);
  });

  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '<p>\u00a0</p><h2></h2><ul><li></li></ul>',
  ])('content with nothing to see once it is made safe is required to publish: %s', async (content) => {
    const { status, body } = await owner.post('/api/blog', { ...BARE, content, published: true });
    expect([status, body.errors]).toEqual([422, [{ path: 'content', message: 'Content is required' }]]);
  });

  test('a draft needs a title alone, and gets its slug from the title or from its number', async () => {
    const { status, body: draft } = await owner.post('/api/blog', { title: 'Weiße Straße nach Łódź' });
    expect([status, draft]).toEqual([
      201,
      expect.objectContaining({
        slug: 'weisse-strasse-nach-lodz',
        excerpt: '',
        content: '',
        category: null,
        imageUrl: '',
        status: 'draft',
      }),
    ]);
    const { body: again } = await owner.post('/api/blog', {
      title: 'Weisse Strasse nach Lodz',
      published: false,
    });
    expect(again.slug).toBe('weisse-strasse-nach-lodz-2');
    const { body: chinese } = await owner.post('/api/blog', { title: '虾青素' });
    expect(chinese.slug).toBe(`post-${chinese.id}`);
    expect(
      (await put(chinese.id, { ...BARE, title: '虾青素', slug: '', published: true })).body,
    ).toMatchObject({
      slug: `post-${chinese.id}`,
      status: 'published',
    });
    expect((await owner.post('/api/blog', { published: false })).body.errors).toEqual([
      { path: 'title', message: 'Title is required' },
    ]);
    for (const { id } of [draft, again, chinese]) await remove(id);
  });

  test('an update is refused by the same rules, and changes nothing', async () => {
    const post = await add();
    for (const [field, what, value] of refused) {
      expect([field, what, (await put(post.id, { ...BARE, [field]: value })).status]).toEqual([
        field,
        what,
        422,
      ]);
    }
    expect((await owner.get(`/api/blog/slug/${post.slug}`)).body).toEqual({
      ...post,
      changes: [],
      studies: [],
      questions: [],
    });
    await remove(post.id);
  });

  test.each(accepted)('%s: %s is kept', async (field, _what, value, answered = value) => {
    const post = await add({ [field]: value });
    expect(post).toMatchObject({ [field]: answered });
    expect((await owner.get(`/api/blog/slug/${post.slug}`)).body).toEqual({
      ...post,
      changes: [],
      studies: [],
      questions: [],
    });
    const again = await put(post.id, post);
    expect([again.status, again.body]).toEqual([200, { ...post, version: 2 }]);
    await remove(post.id);
  });
});

describe('two at the same time', () => {
  test('a slug belongs to one article', async () => {
    for (let round = 0; round < 5; round++) {
      const slug = `round-${round}`;
      const save = () => owner.post('/api/blog', { ...BARE, slug });
      const answers = await Promise.all(Array.from({ length: 6 }, save));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(5).fill(409)]);
      const refusal = answers.find(({ status }) => status === 409)!;
      expect(refusal.body.errors).toEqual([{ path: 'slug', message: 'This slug is taken' }]);
      const other = await add();
      expect((await put(other.id, { ...BARE, slug })).body.errors[0].path).toBe('slug');
      await remove(other.id);
      await remove(answers.find(({ status }) => status === 201)!.body.id);
    }
  });

  test('of two saves of the same version, one succeeds and the other gets a conflict', async () => {
    let post = await add();
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(['A', 'B'].map((title) => put(post.id, { ...post, title })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = answers.find(({ status }) => status === 200)!.body;
      expect(answers.find(({ status }) => status === 409)!.body.current).toEqual(kept);
      // The refused text is a version as well.
      expect(kept.version).toBeGreaterThan(post.version);
      post = kept;
    }
    expect((await put(post.id, BARE)).status).toBe(200);
    await remove(post.id);
  });
});

/** Several rounds, because a stale cached page shows only in some of them. */
const ROUNDS = generatedCases(8);

test(
  'a change is on the very next page, every time',
  async () => {
    const post = await add({ published: true });
    const paths = ['/', '/blog', `/blog/${post.slug}`];
    for (let round = 0; round < ROUNDS; round++) {
      const title = `Round ${round} of labels`;
      for (const path of paths) void visitor().get(path);
      await put(post.id, { ...BARE, published: true, title });
      for (const path of paths) {
        expect([path, (await visitor().get(path)).text]).toEqual([path, expect.stringContaining(title)]);
      }
    }
    await remove(post.id);
  },
  generatedCases(30_000),
);

describe('access', () => {
  const calls: [string, string, unknown][] = [
    ['POST', '/api/blog', POST],
    ['PUT', '/api/blog/1', POST],
    ['DELETE', '/api/blog/1', undefined],
  ];

  test.each(calls)('%s %s is for the owner, from the site itself', async (method, path, body) => {
    const before = (await owner.get('/api/blog')).text;
    expect((await visitor().call(method, path, body)).status).toBe(401);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await owner.call(method, path, body, foreign)).status).toBe(403);
    expect((await owner.get('/api/blog')).text).toBe(before);
  });

  test('refuses a body that is not JSON, too large or of another type, with the reason', async () => {
    for (const [method, path] of calls.slice(0, 2)) {
      const call = (body: string, type = 'application/json') =>
        owner.call(method, path, body, { 'content-type': type });
      expect((await call('{"title":')).status).toBe(400);
      expect((await call(JSON.stringify({ ...POST, content: long(2_100_000) }))).status).toBe(413);
      expect((await call('title=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    }
  });
});
