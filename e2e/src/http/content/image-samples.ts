import type { Site } from '@astaguide/testbed/launched-site';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../api-client';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Create } from 'sharp';

const RED: Create = { width: 60, height: 40, channels: 3, background: '#b3261e' };

/** An image of one colour; size and colour can be overridden. */
export const plain = (change: Partial<Create> = {}) => sharp({ create: { ...RED, ...change } });

/** An image that compresses badly. */
export const noisy = (width: number, height: number) =>
  plain({ width, height, noise: { type: 'gaussian', mean: 128, sigma: 60 } });

/** Three frames of different colours: the first is shown for 100 ms, the next for 200 ms, and so on; played twice. */
export async function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const pictures = await Promise.all(
    [0, 1, 2].map((frame) =>
      plain({ width: 500, height: 40, background: { r: 6 * frame, g: 90, b: 240 - 6 * frame } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  const delay = pictures.map((_, frame) => 100 * (frame + 1));
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format, { delay, loop: 2, effort: 1 })
    .toBuffer();
}

/** A GIF that repeats one frame, so that it is fast to generate. */
export async function repeating(frames: number, size: { width: number; height: number }): Promise<Buffer> {
  const gif = await plain(size).gif({ effort: 1 }).toBuffer();
  const colours = gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0;
  const [head, frame, end] = [
    gif.subarray(0, 13 + colours),
    gif.subarray(13 + colours, -1),
    gif.subarray(-1),
  ];
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), end]);
}

/** A decompression bomb: a small black-and-white PNG, all black, that expands to 400 million pixels. */
export function bomb(side = 20_000): Buffer {
  const header = Buffer.from([...bigEndian(side), ...bigEndian(side), 1, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([bigEndian(data.length), body, bigEndian(crc32(body))]);
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A photo as a phone stores it: rotated, with EXIF data for orientation, location and device. */
export function photo(): Promise<Buffer> {
  return plain({ width: 900, height: 600 })
    .composite([
      { input: { create: { ...RED, width: 900, height: 60, background: '#ffffff' } }, top: 0, left: 0 },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secretphone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** An image of an exact size in bytes, padded after its end, where bytes have no effect. */
export async function paddedTo(size: number): Promise<Buffer> {
  const picture = await plain().png().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** File names of an image and its smaller copies. */
export const copiesOf = ({ dataDir }: Site, filename: string) =>
  readdirSync(join(dataDir, 'uploads')).filter((name) => name.startsWith(filename.replace('.webp', '.')));

export const statusOf = async (answer: Promise<Answer>) => (await answer).status;
