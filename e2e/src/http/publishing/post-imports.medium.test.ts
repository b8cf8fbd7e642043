import type { Site } from '@astaguide/testbed/launched-site';
import { unzipSync, zipSync } from 'fflate';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { ApiClient, until, uploadForm } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const upload = (file: Buffer, name: string) =>
  owner.post('/api/blog/imports', uploadForm(['file', file, name, 'application/octet-stream']));

async function importFile(file: Buffer, name: string) {
  const { status, body } = await upload(file, name);
  expect(status).toBe(201);
  const started = await owner.post(`/api/blog/imports/${body.id}/confirm`, undefined);
  expect([started.status, started.body.kind]).toEqual([202, 'import-posts']);
  const run = await until(
    async () => (await owner.get(`/api/maintenance/runs/${started.body.id}`)).body,
    ({ finishedAt }) => finishedAt !== null,
  );
  expect(run).toMatchObject({ state: 'succeeded', error: null });
  return { preview: body, run };
}

const zipOf = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))),
  );

const posts = async () => (await owner.get('/api/blog')).body as Record<string, unknown>[];

let intern: Server;
let requests = 0;
beforeAll(async () => {
  intern = createServer((_, response) => response.end()).on('connection', () => void requests++);
  await new Promise<void>((resolve) => intern.listen(0, '127.0.0.1', resolve));
});
afterAll(() => intern.close());

const picture = (width: number) =>
  sharp({ create: { width, height: 4, channels: 3, background: '#356' } })
    .png()
    .toBuffer();

/** An export of WordPress with posts of one a day. */
function wordPress(count: number): Buffer {
  const { port } = intern.address() as AddressInfo;
  const items = Array.from({ length: count }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    return `<item><title>Post number ${index}</title><link>https://old.example/2024/05/${day}/post-${index}/</link>
      <dc:creator>jane</dc:creator><content:encoded><![CDATA[<p>Text ${index}, see
      <a href="https://old.example/2024/05/01/post-0/">the first</a>.
      <img src="http://127.0.0.1:${port}/${index}.png" alt="Alt ${index}"></p>[contact-form-7 id="${index}"]]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${100 + index}</wp:post_id>
      <wp:post_date_gmt>2024-05-${day} 08:00:00</wp:post_date_gmt><wp:post_name>post-${index}</wp:post_name>
      <wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
      <category domain="category" nicename="news"><![CDATA[Field notes]]></category></item>`;
  });
  return Buffer.from(`<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d" xmlns:excerpt="e"><channel>
    <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
    <wp:author><wp:author_login>jane</wp:author_login><wp:author_display_name>Jane Doe</wp:author_display_name></wp:author>
    ${items.join('\n')}</channel></rss>`);
}

test('30 posts of WordPress come with their dates, and their old addresses answer 301; again: nothing twice', async () => {
  const before = await posts();
  const { preview, run } = await importFile(wordPress(30), 'wordpress.xml');
  expect(preview).toMatchObject({
    format: 'wordpress',
    oldSite: 'https://old.example',
    newCategories: ['FIELD NOTES'],
  });
  expect(preview.posts).toHaveLength(30);
  expect(preview.posts[3]).toEqual({
    title: 'Post number 3',
    slug: 'post-3',
    status: 'published',
    publishedAt: '2024-05-04T08:00:00.000Z',
    author: 'Jane Doe',
    category: 'FIELD NOTES',
    oldAddresses: ['/2024/05/04/post-3'],
    pictures: [expect.stringContaining('/3.png')],
    withoutCounterpart: ['[contact-form-7 id="3"]'],
    isHere: false,
  });
  expect(run.result.metrics).toMatchObject({ posts: 30, redirects: 30, missingPictures: 30 });

  const added = (await posts()).filter(({ id }) => !before.some((post) => post['id'] === id));
  expect(added).toHaveLength(30);
  expect(new Set(added.map(({ publishedAt }) => publishedAt)).size).toBe(30);
  for (let index = 0; index < 30; index++) {
    const day = String(index + 1).padStart(2, '0');
    const { status, headers } = await visitor().get(`/2024/05/${day}/post-${index}/`);
    expect([status, headers.get('location')]).toEqual([301, `/blog/post-${index}`]);
  }
  const { body } = await visitor().get('/api/blog/slug/post-3');
  expect(body).toMatchObject({
    published: true,
    author: 'Jane Doe',
    category: 'FIELD NOTES',
    imageUrl: expect.stringMatching(/^\/pictures\//),
  });
  expect(body.content).toContain('<a href="/blog/post-0">the first</a>');
  expect((await visitor().get('/blog/post-3')).status).toBe(200);

  // Its pictures lie on a private address.
  expect(requests).toBe(0);
  expect(body.content).not.toContain('<img');
  expect(run.result.notes).toEqual(
    expect.arrayContaining([expect.stringMatching(/3\.png: its address is not on the public internet/)]),
  );

  const again = await importFile(wordPress(30), 'wordpress.xml');
  expect(again.preview.posts.every(({ isHere }: { isHere: boolean }) => isHere)).toBe(true);
  expect(again.run.result.metrics).toMatchObject({ posts: 0, redirects: 0, known: 30 });
  expect(await posts()).toHaveLength(before.length + 30);
  // A category that a post brought can be chosen.
  expect((await owner.get('/api/site-settings')).body.postCategories).toEqual(['FIELD NOTES']);
});

const markdown = `---
title: Reading a label
date: 2024-03-05
categories: [Expert guide]
author: Jane Doe
image: cover.png
aliases: [/old/label]
---
## Figures

![A label](../shared/label.png)
![Missing](gone.png)

| a | b |
| - | - |
| 1 | 2 |
`;

test('Markdown files come with their pictures; exported and imported again, nothing changes', async () => {
  const archive = zipOf({
    'posts/reading-a-label.md': markdown,
    'posts/cover.png': await picture(2100),
    'shared/label.png': await picture(50),
  });
  const { run } = await importFile(archive, 'posts.zip');
  expect(run.result.metrics).toMatchObject({ posts: 1, pictures: 2, missingPictures: 1, redirects: 1 });
  const { body: post } = await owner.get('/api/blog/slug/reading-a-label');
  expect(post).toMatchObject({
    category: 'EXPERT GUIDE',
    publishedAt: '2024-03-05T00:00:00.000Z',
    imageUrl: expect.stringMatching(/^\/uploads\/.*-2000x4\.webp$/),
    content: expect.stringMatching(/<img src="\/uploads\/[^"]*-50x4\.webp" alt="A label"/),
  });
  expect(post.content).toContain('<em>Missing</em>');

  const exported = await owner.download('/api/blog/export.zip');
  expect(exported.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(exported.bytes);
  const all = await posts();
  expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toHaveLength(all.length);
  const file = Buffer.from(files['posts/reading-a-label.md']!).toString();
  expect(file).toContain('aliases:\n  - /old/label\n');
  expect(file).toContain('## Figures');
  expect(files[`pictures/${String(post.imageUrl).split('/')[2]}`]).toBeDefined();

  const again = await importFile(exported.bytes, 'posts.zip');
  expect(again.run.result.metrics).toMatchObject({ posts: 0, known: all.length });
  expect(await posts()).toEqual(all);

  // On a site without this post it becomes the same again, with the same pictures.
  await owner.call('DELETE', `/api/blog/${post.id}`);
  await owner.call('DELETE', `/api/blog/bin/${post.id}`);
  await importFile(exported.bytes, 'posts.zip');
  const { body: restored } = await owner.get('/api/blog/slug/reading-a-label');
  const compact = ({ content, ...fields }: Record<string, unknown>) => ({
    ...fields,
    content: String(content).replace(/>\s+</g, '><'),
  });
  expect(compact({ ...restored, id: 0, version: 0 })).toEqual(compact({ ...post, id: 0, version: 0 }));
});

test('links between files lead to their posts, and an old address that is a page of the site is named', async () => {
  const { preview, run } = await importFile(
    zipOf({
      'notes/asked.md':
        '+++\ntitle = "Asked before"\nurl = "/faq/"\n+++\nSee [b](../b.md#dose) and [c](c.md).',
      'b.md': '---\ntitle: Answered\n---\nBack to [a](/faq/).',
    }),
    'notes.zip',
  );
  const lost = [
    'A link to c.md, which is not in the archive',
    'No redirect from /faq: the site has a page there',
  ];
  expect(preview.posts[0]).toMatchObject({ oldAddresses: [], withoutCounterpart: lost });
  expect(run.result.metrics).toMatchObject({ posts: 2, redirects: 0 });
  const contentOf = async (slug: string) => (await owner.get(`/api/blog/slug/${slug}`)).body.content;
  expect(await contentOf('asked')).toBe('<p>See <a href="/blog/b#dose">b</a> and c.</p>');
  expect(await contentOf('b')).toBe('<p>Back to <a href="/blog/asked">a</a>.</p>');
});

test('a renamed post takes the addresses along that lead to its former slug', async () => {
  await importFile(
    zipOf({ 'first.md': '---\ntitle: First name\naliases: [/2020/first]\n---\nText' }),
    'a.zip',
  );
  const { body } = await owner.get('/api/blog/slug/first');
  await owner.call('PUT', `/api/blog/${body.id}`, { ...body, slug: 'second' });
  expect((await visitor().get('/2020/first')).headers.get('location')).toBe('/blog/first');
  const files = unzipSync((await owner.download('/api/blog/export.zip')).bytes);
  expect(Buffer.from(files['posts/second.md']!).toString()).toContain(
    'aliases:\n  - /blog/first\n  - /2020/first\n',
  );
});

test('a post in the bin is not imported again', async () => {
  const file = zipOf({ 'binned.md': '---\ntitle: Binned\n---\nText' });
  await importFile(file, 'posts.zip');
  const { body } = await owner.get('/api/blog/slug/binned');
  await owner.call('DELETE', `/api/blog/${body.id}`);
  const { preview } = await importFile(file, 'posts.zip');
  expect(preview.posts[0].isHere).toBe(true);
});

test('an upload is confirmed once, and an unknown one is not found', async () => {
  const { body } = await upload(zipOf({ 'once.md': '---\ntitle: Once\n---\nText' }), 'posts.zip');
  const runs = await Promise.all(
    [1, 2].map(() => owner.post(`/api/blog/imports/${body.id}/confirm`, undefined)),
  );
  expect(new Set(runs.map((run) => run.body.id)).size).toBe(1);
  expect((await owner.post('/api/blog/imports/999999/confirm', undefined)).status).toBe(404);
  const wrong = await owner.post(`/api/blog/imports/${body.id}/confirm?site=nowhere`, undefined);
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'site']);
});

test('a file that is no export is refused with the reason, and only the owner imports or exports', async () => {
  const { status, body } = await upload(Buffer.from('{"a":1}'), 'a.json');
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'file', message: 'This JSON file is no export of Ghost.' }],
  ]);
  expect((await visitor().get('/api/blog/export.zip')).status).toBe(401);
  expect((await visitor().post('/api/blog/imports/1/confirm', undefined)).status).toBe(401);
});
