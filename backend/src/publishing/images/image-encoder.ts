import {
  variantWidths,
  MAX_PICTURE_WIDTH,
  type ImageRecord,
} from '@astaguide/contracts/publishing/uploaded-image';
import type { Sharp } from 'sharp';
import { InvalidInputError, UnsupportedMediaTypeError } from '../../http/errors';

/** Most pixels of an upload, all frames of a moving picture together: some 200 MB when it is decoded. */
const MAX_PIXELS = 50_000_000;
/** Neither side of a WebP picture is longer, in pixels. */
const MAX_SIDE = 16_383;
const WHOLE = { quality: 82 };
/** Efforts stay low: on a small server, seconds of waiting weigh more than a few per cent of the bytes. */
const COPY = { webp: { quality: 80, effort: 3 }, avif: { quality: 55, effort: 2 } };
const formats = ['webp', 'avif'] as const;

/** A picture as it is stored: WebP without metadata, and smaller copies of it. */
export interface EncodedImage extends ImageRecord {
  data: Buffer;
  copies: { width: number; format: 'avif' | 'webp'; data: Buffer }[];
}

let loading: ReturnType<typeof importDecoder> | undefined;

/** Loaded with the first upload: its libraries are large, and most days nothing is uploaded. */
function loadDecoder() {
  return (loading ??= importDecoder());
}

async function importDecoder() {
  const { default: sharp } = await import('sharp');
  // One thread per image, so that uploads leave processor time for visitors.
  sharp.concurrency(1);
  // Decoders of types that are not accepted never run, even if a file claims such a type.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}

/**
 * Encodes an upload again, upright and in sRGB, so that neither metadata nor anything hidden in the file remains.
 *
 * @throws UnsupportedMediaTypeError if it is not a PNG, JPEG, GIF, WebP or AVIF
 * @throws InvalidInputError if the picture is broken or has too many pixels
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  const kind = detectImageType(bytes);
  if (!kind) throw new UnsupportedMediaTypeError('Only PNG, JPEG, GIF, WebP and AVIF images are supported.');
  const sharp = await loadDecoder();
  const isAnimated = await inspect(bytes, kind);
  const picture = sharp(bytes, { animated: isAnimated, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  return isAnimated ? encodeMoving(picture) : encodeStill(picture);
}

/** @returns whether the picture moves */
async function inspect(bytes: Buffer, kind: ImageType): Promise<boolean> {
  const sharp = await loadDecoder();
  const metadata = await orBroken(sharp(bytes, { animated: true, limitInputPixels: false }).metadata());
  if (metadata.format !== kind) throw broken();
  const frames = metadata.pages ?? 1;
  if (metadata.width * (metadata.pageHeight ?? metadata.height) * frames > MAX_PIXELS) {
    throw refused('This image has too many pixels. Resize it first.');
  }
  // Of an AVIF sequence only the first picture can be read.
  return frames > 1 && (kind === 'gif' || kind === 'webp');
}

async function encodeMoving(picture: Sharp): Promise<EncodedImage> {
  const webp = fit(picture).webp({ ...WHOLE, effort: COPY.webp.effort });
  const { data, info } = await orBroken(webp.toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.pageHeight ?? info.height, isAnimated: true, copies: [] };
}

async function encodeStill(picture: Sharp): Promise<EncodedImage> {
  // Decoded once: every size is made from the same pixels.
  const upright = fit(picture.autoOrient()).toColourspace('srgb').raw({ depth: 'uchar' });
  const { data, info } = await orBroken(upright.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const sharp = await loadDecoder();
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const stored = { width, height, isAnimated: false };
  const copies: EncodedImage['copies'] = [];
  for (const copyWidth of variantWidths(stored)) {
    for (const format of formats) {
      const copy = pixels().resize({ width: copyWidth }).toFormat(format, COPY[format]);
      copies.push({ width: copyWidth, format, data: await copy.toBuffer() });
    }
  }
  return { ...stored, data: await pixels().webp(WHOLE).toBuffer(), copies };
}

function fit(picture: Sharp): Sharp {
  return picture.resize({
    width: MAX_PICTURE_WIDTH,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

async function orBroken<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw broken();
  }
}

function broken(): InvalidInputError {
  return refused('This image is damaged and can’t be read.');
}

function refused(message: string): InvalidInputError {
  return new InvalidInputError([{ path: 'image', message }]);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The accepted kinds of picture, by the names that sharp gives to them. */
type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif';

/**
 * Detects the type of an image by its first bytes, whatever its name or content type.
 *
 * @returns undefined for unsupported types; 'heif' for AVIF only
 */
export function detectImageType(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'heif' : undefined;
}

/** AVIF is one of the formats in HEIF's box; the box's first entry lists the brands it claims to be. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return (brands.match(/[^]{4}/g) ?? []).some((brand) => brand === 'avif' || brand === 'avis');
}
