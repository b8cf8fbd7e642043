import type { RunningSite } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { noisy, plain, copiesOf, statusOf } from './image-samples';
import { ownSiteForTests } from '../site-for-tests';

let site: RunningSite;
let owner: ApiClient;
ownSiteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
/** Generous, because encoding is CPU-bound and there may be few cores. Milliseconds. */
jest.setTimeout(30_000);

describe('keeping', () => {
  test('the same picture is one picture, also when it comes twice at once', async () => {
    const picture = await noisy(400, 300).png().toBuffer();
    const [first, second] = await Promise.all([owner.upload(picture), owner.upload(picture)]);
    const third = await owner.upload(picture);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    const { body: list } = await owner.get('/api/images');
    expect(
      list.filter(({ filename }: { filename: string }) => filename === first.body.filename),
    ).toHaveLength(1);
  });

  test('many at once are all kept, and the site answers meanwhile', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        noisy(345 + index, 240)
          .jpeg()
          .toBuffer(),
      ),
    );
    const uploads = Promise.all(pictures.map((picture) => owner.upload(picture)));
    expect(await visitor().track({ eventType: 'page_view', eventData: { page: '/' } })).toBe(202);
    const answers = await uploads;
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const { body: list } = await owner.get('/api/images');
    const widths = list.map(({ width }: { width: number }) => width);
    expect(widths).toEqual(expect.arrayContaining(pictures.map((_, index) => 345 + index)));
    const times = list.map(({ uploadedAt }: { uploadedAt: string }) => uploadedAt);
    expect(times).toEqual([...times].sort().reverse());
  }, 30_000);

  test('a picture stays through a restart', async () => {
    const { body } = await owner.upload(await plain({ background: '#010203' }).png().toBuffer());
    await site.restart();
    expect((await visitor().download(body.url)).status).toBe(200);
  }, 60_000);
});

describe('serving', () => {
  test('for good, as a picture and nothing else, and never with a cookie', async () => {
    const { body } = await owner.upload(await plain({ background: '#0a0b0c' }).png().toBuffer());
    const { headers } = await owner.download(body.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    '/uploads/',
    '/uploads/000000000000000000000000-1x1.webp',
    '/uploads/..%2fsession-secret',
    '/uploads/x%2f..%2f..%2fsession-secret',
    '/uploads/.a.tmp',
    '/uploads/.%00',
  ])('%s is not there', async (path) => {
    const answer = await visitor().get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/problem+json'),
    ]);
  });
});

describe('using and deleting', () => {
  let url: string;
  let filename: string;

  beforeAll(async () => {
    ({ url, filename } = (await owner.upload(await noisy(500, 300).png().toBuffer())).body);
  });

  const usedBy = async () => {
    const { body: list } = await owner.get('/api/images');
    return list.find((image: { filename: string }) => image.filename === filename).usedBy;
  };

  test('each use is listed: product, article and settings, in fields and in text, full size or a copy', async () => {
    const { body: products } = await owner.get('/api/products');
    const { body: posts } = await owner.get('/api/blog');
    const copy = url.replace('.webp', '.340.webp');
    const [product, another] = products;
    const [post, draft] = posts;
    expect(await usedBy()).toEqual([]);
    const saves = await Promise.all([
      owner.call('PUT', `/api/products/${product.id}`, { ...product, imageUrl: site.url + url }),
      owner.call('PUT', `/api/products/${another.id}`, {
        ...another,
        htmlContent: `<p><img src="${copy}" alt=""></p>`,
      }),
      owner.call('PUT', `/api/blog/${post.id}`, {
        ...post,
        content: `<p>Twice</p><img src="${url}"><img src="${url}">`,
      }),
      owner.call('PUT', `/api/blog/${draft.id}`, { ...draft, imageUrl: url, published: false }),
      owner.call('PUT', '/api/site-settings', { siteName: 'AstaGuide', logoUrl: url, faviconUrl: url }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const uses = await usedBy();
    expect(uses).toHaveLength(6);
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: 'product', id: product.id, name: product.name },
        { kind: 'product', id: another.id, name: another.name },
        { kind: 'post', id: post.id, name: post.title },
        { kind: 'post', id: draft.id, name: draft.title },
        { kind: 'settings', id: null, name: 'Logo' },
        { kind: 'settings', id: null, name: 'Favicon' },
      ]),
    );
    await owner.call('DELETE', `/api/products/${another.id}`);
    expect(await usedBy()).toHaveLength(5);
  });

  test('one in use can be deleted; then it is gone with its copies', async () => {
    expect(copiesOf(site, filename)).toHaveLength(3);
    expect(await statusOf(visitor().call('DELETE', `/api/images/${filename}`))).toBe(401);
    expect(await statusOf(owner.call('DELETE', `/api/images/${filename}`))).toBe(204);
    expect(copiesOf(site, filename)).toEqual([]);
    expect((await visitor().download(url)).status).toBe(404);
    expect(await statusOf(owner.call('DELETE', `/api/images/${filename}`))).toBe(404);
  });

  test.each([
    'none.webp',
    '..%2fsession-secret',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..',
    '%00',
    'a'.repeat(90),
  ])('%s is no picture', async (name) =>
    expect(await statusOf(owner.call('DELETE', `/api/images/${name}`))).toBe(404),
  );

  test('deleting a picture and sending it again at once never leaves a row without its file', async () => {
    const picture = await noisy(360, 240).png().toBuffer();
    const { body } = await owner.upload(picture);
    for (let turn = 0; turn < 5; turn++) {
      await Promise.all([owner.upload(picture), owner.call('DELETE', `/api/images/${body.filename}`)]);
      const { body: list } = await owner.get('/api/images');
      const isListed = list.some((image: { filename: string }) => image.filename === body.filename);
      expect(copiesOf(site, body.filename)).toHaveLength(isListed ? 3 : 0);
    }
  });
});
