const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The kinds of picture that are taken, by the names that sharp gives to them. */
export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif';

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
