import type { FetchOptions } from '@astaguide/outgoing/fetch-file';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { encodeImage } from '../images/image-encoder';
import type { ImagesService } from '../images/images.service';
import { FetchedPictures } from './fetched-pictures';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function serve(answer: RequestListener): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createServer(answer).on('connection', () => void connections++);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** Pictures of hosts that all resolve to this machine, of which one port may be reached. */
function picturesFrom(port: number, options: Partial<FetchOptions> = {}): FetchedPictures {
  const images = {
    store: async (bytes: Buffer) => ({ url: `/uploads/${(await encodeImage(bytes)).width}` }),
  };
  return new FetchedPictures(images as unknown as ImagesService, {
    userAgent: 'test',
    timeLimit: 5000,
    sizeLimit: 100_000,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    mayConnect: (_address, asked) => asked === port,
    ...options,
  });
}

const png = (width: number) =>
  sharp({ create: { width, height: 3, channels: 3, background: '#333' } })
    .png()
    .toBuffer();

test('a picture is fetched, over redirects, whatever its type says', async () => {
  const { port } = await serve((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/a.jpg' }).end();
    void png(20).then((bytes) => response.writeHead(200, { 'content-type': 'text/html' }).end(bytes));
  });
  expect(await picturesFrom(port).fetch(`http://old-blog.com:${port}/moved`)).toEqual({ url: '/uploads/20' });
});

test.each<[string, RequestListener, RegExp]>([
  ['a missing one', (_, response) => response.writeHead(404).end(), /answered 404/],
  ['a page', (_, response) => response.end('<html>'), /Only PNG, JPEG/],
  ['one without end', (_, response) => pour(response), /too large/],
  ['a bomb', (_, response) => response.end(bomb()), /too many pixels/],
  ['one that never comes', () => undefined, /did not answer in time/],
])('%s is named with its reason', async (_what, answer, problem) => {
  const { port } = await serve(answer);
  const pictures = picturesFrom(port, { timeLimit: 1000 });
  expect(await pictures.fetch(`http://old-blog.com:${port}/a.png`)).toEqual({
    problem: expect.stringMatching(problem),
  });
});

test('no private address is reached, neither at once nor by a redirect', async () => {
  const intern = await serve((_, response) => response.end('secret'));
  const { port } = await serve((_, response) =>
    response.writeHead(302, { location: `http://intern.com:${intern.port}/` }).end(),
  );
  for (const address of [
    `http://a.com:${port}/`,
    `http://127.0.0.1:${intern.port}/`,
    'http://[::1]/',
    'http://x.local/',
  ])
    expect(await picturesFrom(port).fetch(address)).toEqual({
      problem: 'its address is not on the public internet',
    });
  expect(await picturesFrom(port).fetch('file:///etc/passwd')).toEqual({
    problem: 'its address is not on the web',
  });
  expect(intern.connections()).toBe(0);
});

function pour(response: Parameters<RequestListener>[1]): void {
  const part = Buffer.alloc(20_000);
  const write = () => {
    while (response.write(part));
  };
  response.on('drain', write).on('error', () => undefined);
  write();
}

/** A PNG of 60,000 by 60,000 pixels in a few bytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
