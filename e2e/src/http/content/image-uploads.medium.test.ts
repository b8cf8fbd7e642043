import type { Site } from '@astaguide/testbed/launched-site';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiClient, uploadForm } from '../api-client';
import { bomb, moving, noisy, paddedTo, photo, plain, repeating, copiesOf, statusOf } from './image-samples';
import { siteForTests } from '../site-for-tests';

const LARGEST = 10 * 1024 * 1024;

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
/** Generous, because encoding is CPU-bound and there may be few cores. Milliseconds. */
jest.setTimeout(30_000);

describe('what is taken', () => {
  test.each([
    ['PNG', () => plain({ background: '#100000' }).png().toBuffer()],
    ['JPEG', () => plain({ background: '#200000' }).jpeg().toBuffer()],
    ['GIF', () => plain({ background: '#300000' }).gif().toBuffer()],
    ['WebP', () => plain({ background: '#400000' }).webp().toBuffer()],
    ['AVIF', () => plain({ background: '#500000' }).avif().toBuffer()],
    ['JPEG in CMYK', () => plain({ background: '#600000' }).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG of 16 bits', () => plain({ background: '#700000' }).toColourspace('rgb16').png().toBuffer()],
  ])('%s, by its content, whatever it is called', async (_kind, make) => {
    const answer = await owner.upload(await make(), { name: 'notes.txt', type: 'text/plain' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      filename: expect.stringMatching(/^[0-9a-f]{24}-60x40\.webp$/),
      url: `/uploads/${answer.body.filename}`,
      size: expect.any(Number),
      width: 60,
      height: 40,
      uploadedAt: expect.any(String),
      usedBy: [],
    });
    const served = await visitor().download(answer.body.url);
    expect(served.bytes).toHaveLength(answer.body.size);
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect((await owner.get('/api/images')).body[0]).toEqual(answer.body);
  });

  test('a wide picture is made smaller, and kept in smaller sizes and two formats', async () => {
    const answer = await owner.upload(await plain({ width: 3000, height: 1500 }).png().toBuffer());
    expect(answer.body).toMatchObject({ width: 2000, height: 1000 });
    for (const width of [340, 680, 1360]) {
      for (const format of ['avif', 'webp']) {
        const copy = await visitor().download(answer.body.url.replace('.webp', `.${width}.${format}`));
        expect([copy.status, copy.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        const found = await sharp(copy.bytes).metadata();
        expect(found).toMatchObject({
          width,
          height: width / 2,
          format: format === 'avif' ? 'heif' : 'webp',
        });
      }
    }
  });

  test('a photo comes out upright, and says no more where it was taken, nor with what', async () => {
    const original = await photo();
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, width: 900, height: 600 });
    expect(original.includes('Secretphone')).toBe(true);
    const answer = await owner.upload(original, { name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(answer.body).toMatchObject({ width: 600, height: 900 });
    const { bytes } = await visitor().download(answer.body.url);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    // The photo's top edge is white; after rotation it is the right edge.
    const pixels = await sharp(bytes).raw().toBuffer();
    expect(pixels[(450 * 600 + 590) * 3 + 1]).toBeGreaterThan(230);
    expect(pixels[(450 * 600 + 10) * 3 + 1]).toBeLessThan(80);
    for (const name of copiesOf(site, answer.body.filename)) {
      const copy = await visitor().download(`/uploads/${name}`);
      expect([name, await sharp(copy.bytes).metadata()]).not.toEqual([
        name,
        expect.objectContaining({ exif: expect.anything() }),
      ]);
    }
  });

  test('what is transparent stays so', async () => {
    const glass = plain({ width: 400, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } });
    const answer = await owner.upload(await glass.png().toBuffer());
    for (const suffix of ['.webp', '.340.webp', '.340.avif']) {
      const copy = await visitor().download(answer.body.url.replace('.webp', suffix));
      const alpha = (await sharp(copy.bytes).ensureAlpha().raw().toBuffer())[3]!;
      expect(Math.abs(alpha - 128)).toBeLessThan(4);
    }
  });

  test.each(['gif', 'webp'] as const)(
    'a moving %s keeps moving, at its pace, and has no copies',
    async (format) => {
      const answer = await owner.upload(await moving(format));
      expect(answer.body).toMatchObject({ width: 500, height: 40 });
      expect(answer.body.filename).toMatch(/-500x40-animated\.webp$/);
      const { bytes } = await visitor().download(answer.body.url);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        pages: 3,
        delay: [100, 200, 300],
        loop: 2,
      });
      expect(copiesOf(site, answer.body.filename)).toEqual([answer.body.filename]);
      expect(await statusOf(owner.call('DELETE', `/api/images/${answer.body.filename}`))).toBe(204);
    },
  );

  test('a picture of exactly 10 MiB', async () => {
    expect(await statusOf(owner.upload(await paddedTo(LARGEST)))).toBe(201);
  });
});

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each([
    ['SVG named .png', () => Buffer.from(svg)],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['TIFF', () => plain().tiff().toBuffer()],
    ['text', () => Buffer.from('no picture at all')],
    ['nothing', () => Buffer.alloc(0)],
    ['HEIF that is no AVIF', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1')],
  ])('%s is of a wrong type', async (_what, make) => {
    const answer = await owner.upload(await make());
    expect([answer.status, answer.body.status]).toEqual([415, 415]);
  });

  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  test.each([
    ['half a PNG', async () => half(await noisy(300, 200).png().toBuffer())],
    ['half a JPEG', async () => half(await noisy(300, 200).jpeg().toBuffer())],
    ['half a GIF', async () => half(await noisy(300, 200).gif().toBuffer())],
    ['half a WebP', async () => half(await noisy(300, 200).webp().toBuffer())],
    ['half an AVIF', async () => half(await noisy(300, 200).avif().toBuffer())],
    ['the first bytes of a PNG', async () => (await plain().png().toBuffer()).subarray(0, 20)],
    ['a page behind the first bytes of a GIF', () => Buffer.from('GIF89a=1;/*<script>alert(1)</script>*/')],
  ])('%s is broken', async (_what, make) => {
    const answer = await owner.upload(await make());
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: 'image', message: expect.stringMatching(/damaged/) }],
    ]);
  });

  test.each([
    ['400 million pixels', () => bomb()],
    ['60 million pixels in 40 frames', () => repeating(40, { width: 1500, height: 1000 })],
  ])(
    '%s are too many',
    async (_what, make) => {
      const answer = await owner.upload(await make());
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ path: 'image', message: expect.stringMatching(/too many pixels/) }],
      ]);
    },
    30_000,
  );

  test('what is hidden in a picture is not kept', async () => {
    const jpeg = await plain({ background: '#123456' }).jpeg().toBuffer();
    const comment = Buffer.from('\xff\xfe\x00\x22<?php system("id"); ?><script>  ', 'latin1');
    const trap = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const answer = await owner.upload(trap, { name: '"><script>.php', type: 'text/html' });
    expect(answer.status).toBe(201);
    const { bytes } = await visitor().download(answer.body.url);
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('<?php')).toBe(false);
  });

  test('one byte more than 10 MiB', async () => {
    expect(await statusOf(owner.upload(await paddedTo(LARGEST + 1)))).toBe(413);
  });

  test('no form, no file, another field, or more than one file', async () => {
    const picture = await plain().png().toBuffer();
    const send = (body?: unknown, headers?: Record<string, string>) =>
      statusOf(owner.post('/api/images/upload', body, headers));
    expect(await send()).toBe(415);
    expect(await send({ image: 'data:' })).toBe(415);
    expect(await send('raw', { 'content-type': 'image/png' })).toBe(415);
    expect(await send('x', { 'content-type': 'multipart/form-data' })).toBe(400);
    expect(await send('--b\r\nbroken', { 'content-type': 'multipart/form-data; boundary=b' })).toBe(400);
    const text = new FormData();
    text.append('image', 'only text');
    expect(await send(text)).toBe(422);
    expect(await send(new FormData())).toBe(422);
    expect(await statusOf(owner.upload(picture, { field: 'file' }))).toBe(422);
    expect(await send(uploadForm(['image', picture, 'a.png', ''], ['image', picture, 'b.png', '']))).toBe(
      422,
    );
    expect((await owner.get('/api/images')).status).toBe(200);
  });

  test('forms are taken nowhere else', async () => {
    const form = '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\na@example.com\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await statusOf(visitor().post('/api/newsletter', form, headers))).toBe(415);
    expect(await statusOf(visitor().post('/api/auth/login', form, headers))).toBe(415);
  });

  test('a form without end is answered and cut off, and without sign-in it is refused unread', async () => {
    // In parallel: the server gives each of them some seconds to read the response.
    const [known, unknown] = await Promise.all([
      sendWithoutEnd(site.url, owner),
      sendWithoutEnd(site.url, visitor()),
    ]);
    expect(known).toEqual({ status: 413, isCutOff: true });
    expect(unknown).toEqual({ status: 401, isCutOff: true });
  }, 20_000);

  test('a call from another origin, even with the session', async () => {
    const form = uploadForm(['image', await plain().png().toBuffer(), 'a.png', '']);
    expect(
      await statusOf(owner.post('/api/images/upload', form, { origin: 'https://elsewhere.example' })),
    ).toBe(403);
  });

  test('nothing of a refused upload stays behind', () => {
    const names = readdirSync(join(site.dataDir, 'uploads'));
    expect(names.filter((name) => !/\.(webp|avif)$/.test(name))).toEqual([]);
  });
});

/** Sends an endless file; returns the response, and whether the server closed the connection. */
function sendWithoutEnd(url: string, client: ApiClient): Promise<{ status: number; isCutOff: boolean }> {
  const headers = { ...client.cookieHeader(), 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request(`${url}/api/images/upload`, { method: 'POST', headers });
  sending.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
  const chunk = Buffer.alloc(64 * 1024);
  const pump = () => {
    while (!sending.destroyed && sending.write(chunk));
  };
  sending.on('drain', pump);
  pump();
  return new Promise((resolve, reject) => {
    let status = 0;
    const timer = setTimeout(() => {
      sending.destroy();
      resolve({ status, isCutOff: false });
    }, 15_000);
    sending.on('response', (response) => {
      status = response.statusCode!;
      response.resume();
    });
    sending.on('error', (error) => (status === 0 ? reject(error) : undefined));
    sending.on('close', () => {
      clearTimeout(timer);
      resolve({ status, isCutOff: true });
    });
  });
}
