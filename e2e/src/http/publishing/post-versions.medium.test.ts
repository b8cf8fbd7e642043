import type { Site } from '@astaguide/testbed/launched-site';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { POST } from '../content/owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((started) => ({ site, owner, database } = started));

const visitor = () => new ApiClient(site.url);
const put = (id: number, body: unknown) => owner.call('PUT', `/api/blog/${id}`, body);
const changesOf = async () => (await visitor().get(`/api/blog/slug/${POST.slug}`)).body.changes as object[];
const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function add(changes: object = {}) {
  const { status, body } = await owner.post('/api/blog', { ...POST, ...changes });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body as typeof POST & { id: number; version: number; publishedAt: string };
}

const versionsOf = async (id: number) => (await owner.get(`/api/blog/${id}/versions`)).body as Version[];
interface Version {
  version: number;
  savedAt: string;
  kind: string;
  minor: boolean;
  note: string | null;
  title: string;
}

afterEach(async () => {
  await database.query(`DELETE FROM blog_posts WHERE slug LIKE 'reading-%' OR slug LIKE 'planned-%'`);
  await database.query('DELETE FROM blog_working_copies');
});

describe('the versions of an article', () => {
  test('are its saves, newest first, and one is restored as a new save', async () => {
    const post = await add();
    await put(post.id, { ...POST, title: 'Second', content: '<p>Second.</p>' });
    const { body: third } = await put(post.id, {
      ...POST,
      title: 'Third',
      keywords: [],
      changeNote: 'Shorter.',
    });
    const versions = await versionsOf(post.id);
    expect(versions).toEqual([
      {
        version: 3,
        savedAt: expect.any(String),
        kind: 'save',
        minor: false,
        note: 'Shorter.',
        title: 'Third',
      },
      { version: 2, savedAt: expect.any(String), kind: 'save', minor: false, note: null, title: 'Second' },
      { version: 1, savedAt: expect.any(String), kind: 'save', minor: false, note: null, title: POST.title },
    ]);
    expect(
      versions
        .map(({ savedAt }) => savedAt)
        .toSorted()
        .toReversed(),
    ).toEqual(versions.map(({ savedAt }) => savedAt));
    expect((await owner.get(`/api/blog/${post.id}/versions/1`)).body).toMatchObject({
      title: POST.title,
      content: POST.content,
      keywords: POST.keywords,
      checkedOn: POST.checkedOn,
    });
    const { status, body: restored } = await owner.post(`/api/blog/${post.id}/versions/1/restore`);
    expect([status, restored]).toEqual([201, { ...post, version: 4 }]);
    expect((await visitor().get(`/blog/${post.slug}`)).text).toContain(POST.content);
    expect((await versionsOf(post.id))[0]).toMatchObject({ version: 4, note: 'Restored version 1' });
    expect((await put(post.id, { ...third, title: 'Late' })).status).toBe(409);
  });

  test('include the text that loses a conflict, whole', async () => {
    const post = await add();
    await put(post.id, { ...post, title: 'Won' });
    const lost = { ...post, title: 'Lost', content: '<p>An hour of work.</p>', category: 'PERFORMANCE' };
    expect((await put(post.id, lost)).status).toBe(409);
    const [conflict] = await versionsOf(post.id);
    expect(conflict).toMatchObject({ version: 3, kind: 'conflict', title: 'Lost' });
    expect((await owner.get(`/api/blog/${post.id}`)).body).toMatchObject({ title: 'Won', version: 2 });
    const { body } = await owner.post(`/api/blog/${post.id}/versions/3/restore`);
    expect(body).toMatchObject({ title: 'Lost', content: lost.content, category: 'PERFORMANCE', version: 4 });
  });

  test('of a draft may lack what publishing needs, and are not restored over a public text then', async () => {
    const { body: draft } = await owner.post('/api/blog', { title: 'Reading at first' });
    await put(draft.id, POST);
    const { status, body } = await owner.post(`/api/blog/${draft.id}/versions/1/restore`);
    expect([status, body.errors.map(({ path }: { path: string }) => path).toSorted()]).toEqual([
      422,
      ['category', 'content', 'excerpt', 'imageUrl'],
    ]);
    await put(draft.id, { ...POST, published: false });
    expect((await owner.post(`/api/blog/${draft.id}/versions/1/restore`)).body).toMatchObject({
      title: 'Reading at first',
      slug: POST.slug,
      category: null,
    });
  });

  test('are restored with a category that the owner removed since', async () => {
    await owner.call('PUT', '/api/site-settings', { postCategories: ['FIELD NOTES'] });
    const post = await add({ category: 'FIELD NOTES' });
    await put(post.id, POST);
    await owner.call('PUT', '/api/site-settings', { postCategories: [] });
    const { status, body } = await owner.post(`/api/blog/${post.id}/versions/1/restore`);
    expect([status, body.category]).toEqual([201, 'FIELD NOTES']);
    expect((await owner.post('/api/blog', { ...POST, slug: 'reading-new', category: 'NOTES' })).status).toBe(
      422,
    );
  });

  test('are for the owner, of an article that exists', async () => {
    const post = await add();
    for (const path of [
      `/api/blog/${post.id}/versions`,
      `/api/blog/${post.id}/versions/1`,
      `/api/blog/${post.id}`,
    ])
      expect([path, (await visitor().get(path)).status]).toEqual([path, 401]);
    expect((await visitor().post(`/api/blog/${post.id}/versions/1/restore`)).status).toBe(401);
    for (const path of ['/api/blog/999999/versions', `/api/blog/${post.id}/versions/9`, '/api/blog/999999'])
      expect([path, (await owner.get(path)).status]).toEqual([path, 404]);
    expect((await owner.post(`/api/blog/${post.id}/versions/9/restore`)).status).toBe(404);
  });

  test('begin with the text that a database of an earlier version had', async () => {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(*)::integer FROM blog_posts post WHERE NOT EXISTS
        (SELECT FROM blog_post_versions v WHERE v.post_id = post.id AND v.version = post.version)`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('cost compressed text', async () => {
    const content = Array.from(
      { length: 1000 },
      (_, index) => `<p>Sentence ${index} of a long text.</p>`,
    ).join('');
    const post = await add({ content });
    const { rows } = await database.query<{ bytes: number }>(
      'SELECT pg_column_size(post) AS bytes FROM blog_post_versions WHERE post_id = $1',
      [post.id],
    );
    expect(rows[0]!.bytes).toBeLessThan(content.length / 2);
  });
});

describe('the change log that readers see', () => {
  test('has no line of a minor edit, and says what the owner wrote', async () => {
    const post = await add();
    await put(post.id, { ...POST, content: '<p>A comma.</p>', minor: true, changeNote: 'A comma' });
    expect(await changesOf()).toEqual([]);
    expect((await versionsOf(post.id))[0]).toMatchObject({ minor: true, note: 'A comma' });
    await put(post.id, { ...POST, content: '<p>No word about it.</p>' });
    await put(post.id, { ...POST, content: '<p>Another dose.</p>', changeNote: 'Corrected the dose.' });
    const { text } = await visitor().get(`/blog/${post.slug}`);
    expect(text).toContain('Corrected the dose.');
    expect(text).toContain('Changes to this text (<!-- -->1<!-- -->)');
    expect(text).not.toContain('The text was edited');
  });
});

describe('a working copy', () => {
  const save = (id: string, values: object, postId: number | null = null) =>
    owner.call('PUT', `/api/blog/working-copies/${id}`, { postId, values });

  test('belongs to one window, needs nothing, and is seen by the owner alone', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect((await save(one, { title: '', content: '<p>First words.</p>' })).status).toBe(200);
    await save(other, { title: 'Second tab' });
    expect(
      (await save(one, { title: 'Reading tab', content: '<p>First words, then more.</p>' })).body,
    ).toEqual({
      id: one,
      postId: null,
      title: 'Reading tab',
      savedAt: expect.any(String),
    });
    const { body } = await owner.get('/api/blog/working-copies');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Reading tab', 'Second tab']);
    expect((await owner.get(`/api/blog/working-copies/${one}`)).body.values).toEqual({
      title: 'Reading tab',
      content: '<p>First words, then more.</p>',
    });
    expect((await visitor().get('/api/blog/working-copies')).status).toBe(401);
    expect((await visitor().get(`/api/blog/working-copies/${one}`)).status).toBe(401);
    expect((await owner.call('DELETE', `/api/blog/working-copies/${one}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/api/blog/working-copies/${one}`)).status).toBe(204);
    expect((await owner.get(`/api/blog/working-copies/${one}`)).status).toBe(404);
  });

  test('of an article leaves the article as it is, and goes with it', async () => {
    const post = await add();
    const id = randomUUID();
    await save(id, { title: 'Half done' }, post.id);
    expect((await visitor().get(`/blog/${post.slug}`)).text).not.toContain('Half done');
    expect((await versionsOf(post.id)).length).toBe(1);
    await owner.call('DELETE', `/api/blog/${post.id}`);
    expect((await owner.get('/api/blog/working-copies')).body).toEqual([]);
    await owner.call('DELETE', `/api/blog/bin/${post.id}`);
    expect((await owner.get(`/api/blog/working-copies/${id}`)).status).toBe(404);
  });

  test.each<[string, string, unknown, number]>([
    ['another id', 'none', { postId: null, values: {} }, 404],
    ['an unknown article', randomUUID(), { postId: 999_999, values: {} }, 404],
    ['an unknown field', randomUUID(), { postId: null, values: {}, title: 'a' }, 422],
    ['a nested value', randomUUID(), { postId: null, values: { title: ['a'] } }, 422],
    ['text that cannot be stored', randomUUID(), { postId: null, values: { title: 'a\u0000' } }, 422],
    ['too much text', randomUUID(), { postId: null, values: { content: 'a'.repeat(600_001) } }, 422],
  ])('with %s is refused', async (_what, id, body, status) => {
    expect((await owner.call('PUT', `/api/blog/working-copies/${id}`, body)).status).toBe(status);
  });
});

describe('the bin', () => {
  test('keeps a deleted article with its versions until it is restored, as it was', async () => {
    const post = await add();
    await put(post.id, { ...POST, title: 'Second' });
    await owner.call('DELETE', `/api/blog/${post.id}`);
    expect((await owner.get('/api/blog/bin')).body).toContainEqual({
      id: post.id,
      title: 'Second',
      slug: post.slug,
      deletedAt: expect.any(String),
    });
    expect((await owner.get(`/api/blog/${post.id}`)).status).toBe(404);
    const { body: taken } = await owner.post('/api/blog', POST);
    const { status, body } = await owner.post(`/api/blog/bin/${post.id}/restore`);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ title: 'Second', slug: `${post.slug}-2`, status: 'published' }),
    ]);
    expect((await visitor().get(`/blog/${post.slug}-2`)).text).toContain('Second');
    expect(await versionsOf(post.id)).toHaveLength(2);
    expect((await owner.post(`/api/blog/bin/${post.id}/restore`)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/blog/bin/${taken.id}`)).status).toBe(404);
    expect((await visitor().get('/api/blog/bin')).status).toBe(401);
  });
});

describe('a planned article', () => {
  test('is hidden everywhere until its time, then published once with that date', async () => {
    const publishAt = inMilliseconds(2500);
    const post = await add({ slug: 'planned-soon', publishAt });
    expect(post).toMatchObject({ published: true, status: 'scheduled', publishAt, publishedAt: null });
    for (const path of ['/blog/planned-soon', '/api/blog/slug/planned-soon'])
      expect((await visitor().get(path)).status).toBe(404);
    for (const path of ['/blog', '/feed.xml', '/sitemap.xml', '/api/blog?published=true'])
      expect((await visitor().get(path)).text).not.toContain('planned-soon');
    // A response that is sent back leaves it planned, and so does a change that does not name the time.
    expect((await put(post.id, { ...post, title: 'Planned' })).body).toMatchObject({
      status: 'scheduled',
      publishAt,
    });
    expect((await put(post.id, { ...POST, slug: 'planned-soon' })).body).toMatchObject({ publishAt });
    await until(
      () => visitor().get('/blog/planned-soon'),
      ({ status }) => status === 200,
    );
    expect((await owner.get(`/api/blog/${post.id}`)).body).toMatchObject({
      status: 'published',
      publishedAt: publishAt,
      publishAt: null,
      version: 4,
    });
    expect((await visitor().get('/feed.xml')).text).toContain('planned-soon');
    const { rows } = await database.query(
      `SELECT count(*)::integer AS notes FROM annotations WHERE post_id = $1 AND kind = 'published'`,
      [post.id],
    );
    expect(rows).toEqual([{ notes: 1 }]);
  });

  test('is published at once if its time is removed, and is a draft again if it is saved as one', async () => {
    const post = await add({ slug: 'planned-later', publishAt: '2090-01-01T09:00:00+01:00' });
    expect(post).toMatchObject({ publishAt: '2090-01-01T08:00:00.000Z' });
    expect((await put(post.id, { ...post, published: false })).body).toMatchObject({
      status: 'draft',
      publishAt: null,
    });
    await put(post.id, { ...POST, slug: 'planned-later', publishAt: '2090-01-01T08:00:00Z' });
    const { body } = await put(post.id, { ...POST, slug: 'planned-later', publishAt: null });
    expect(body.status).toBe('published');
    expect(Math.abs(Date.now() - Date.parse(body.publishedAt))).toBeLessThan(60_000);
  });

  test('has the date that was chosen for it, if that is in the past', async () => {
    const post = await add({ slug: 'planned-past', publishAt: '2019-05-04T10:00:00Z' });
    expect(post).toMatchObject({
      status: 'published',
      publishedAt: '2019-05-04T10:00:00.000Z',
      publishAt: null,
    });
    expect((await visitor().get('/blog/planned-past')).text).toContain('May 4, 2019');
    expect((await put(post.id, { ...post, title: 'Kept' })).body.publishedAt).toBe(
      '2019-05-04T10:00:00.000Z',
    );
  });

  test('is unpublished at a time, which is after the publication and not past', async () => {
    const unpublishAt = inMilliseconds(1500);
    const post = await add({ slug: 'planned-end', unpublishAt });
    expect((await visitor().get('/blog/planned-end')).status).toBe(200);
    await until(
      () => visitor().get('/blog/planned-end'),
      ({ status }) => status === 404,
    );
    expect((await owner.get(`/api/blog/${post.id}`)).body).toMatchObject({
      status: 'draft',
      unpublishAt: null,
    });
    const times = [
      { unpublishAt: '2020-01-01T00:00:00Z' },
      { publishAt: '2090-01-02T00:00:00Z', unpublishAt: '2090-01-01T00:00:00Z' },
      { publishAt: 'tomorrow' },
      { publishAt: 5 },
      { publishAt: '2500-01-01T00:00:00Z' },
      { published: false, publishAt: '2090-01-01T00:00:00Z' },
      { published: false, unpublishAt: '2090-01-01T00:00:00Z' },
    ];
    for (const wrong of times)
      expect([
        wrong,
        (await owner.post('/api/blog', { ...POST, slug: 'planned-wrong', ...wrong })).status,
      ]).toEqual([wrong, 422]);
  });
});

describe('a preview', () => {
  test('shows the latest saved text to everybody who has its address, which can be renewed', async () => {
    const post = await add({ published: false });
    const { previewUrl } = (await owner.get(`/api/blog/${post.id}`)).body as { previewUrl: string };
    const path = new URL(previewUrl).pathname;
    expect(path).toMatch(/^\/preview\/[0-9a-f-]{36}$/);
    const page = await visitor().get(path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(POST.content)]);
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    await put(post.id, { ...post, content: '<p>Saved again.</p>' });
    expect((await visitor().get(path)).text).toContain('<p>Saved again.</p>');
    const { status, body } = await owner.post(`/api/blog/${post.id}/preview`);
    expect([status, body.previewUrl]).toEqual([201, expect.not.stringContaining(path)]);
    expect((await visitor().get(path)).status).toBe(404);
    const renewed = new URL(body.previewUrl).pathname;
    expect((await visitor().get(renewed)).status).toBe(200);
    await owner.call('DELETE', `/api/blog/${post.id}`);
    expect((await visitor().get(renewed)).status).toBe(404);
    expect((await visitor().post(`/api/blog/${post.id}/preview`)).status).toBe(401);
    expect((await owner.post('/api/blog/999999/preview')).status).toBe(404);
  });

  test.each(['none', randomUUID()])('answers 404 to the secret %s', async (secret) => {
    expect((await visitor().get(`/preview/${secret}`)).status).toBe(404);
    expect((await visitor().get(`/api/blog/preview/${secret}`)).status).toBe(404);
  });

  test('is in no answer to a visitor', async () => {
    const post = await add();
    const { previewUrl } = (await owner.get(`/api/blog/${post.id}`)).body as { previewUrl: string };
    const secret = previewUrl.split('/').at(-1)!;
    for (const path of [
      `/api/blog/slug/${post.slug}`,
      '/api/blog?published=true',
      `/blog/${post.slug}`,
      '/sitemap.xml',
    ])
      expect((await visitor().get(path)).text).not.toContain(secret);
  });
});

describe('a renamed article', () => {
  test('answers 301 at every former address, and keeps its guid in the feed', async () => {
    const post = await add({ slug: 'reading-first' });
    for (const slug of ['reading-second', 'reading-third']) await put(post.id, { ...POST, slug });
    for (const former of ['reading-first', 'reading-second']) {
      const { status, headers } = await visitor().get(`/blog/${former}?ref=mail`);
      expect([status, headers.get('location')]).toEqual([301, '/blog/reading-third?ref=mail']);
    }
    const feed = (await visitor().get('/feed.xml')).text;
    expect(feed).toMatch(
      /<link>[^<]*\/blog\/reading-third<\/link><guid[^>]*>[^<]*\/blog\/reading-first<\/guid>/,
    );
    // Two articles with one guid would be one to a feed reader.
    expect((await owner.post('/api/blog', { ...POST, slug: 'reading-first' })).status).toBe(409);
    await put(post.id, { ...POST, slug: 'reading-third', published: false });
    expect((await visitor().get('/blog/reading-second')).status).toBe(404);
  });

  test('leaves no redirect while it is a draft', async () => {
    const post = await add({ slug: 'reading-draft', published: false });
    await put(post.id, { ...POST, slug: 'reading-final' });
    expect((await visitor().get('/blog/reading-draft')).status).toBe(404);
  });
});
