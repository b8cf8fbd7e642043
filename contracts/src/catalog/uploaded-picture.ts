/** Widths that a larger upload is also kept in, in pixels. */
const pictureWidths = [340, 680, 1360] as const;

/** Widest stored picture, in pixels: twice the width of the largest place on the site. */
export const WIDEST_PICTURE = 2000;

const STORED = /^[0-9a-f]{24}-([1-9]\d{0,4})x([1-9]\d{0,4})(-animated)?\.webp$/;
const FOLDER = '/uploads/';

/** What the name of a stored picture tells. */
export interface StoredPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** A moving picture has no smaller copies: AVIF would have to stop it. */
  isAnimated: boolean;
}

/** What the address of an uploaded picture tells. */
export interface UploadedPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** `srcset` values, in AVIF and in WebP; undefined where the picture has no other sizes. */
  avif: string | undefined;
  webp: string | undefined;
}

/** The stored name of a picture: its content's hash and its size. '3f9a…-1600x1200.webp', '3f9a…-320x200-animated.webp' */
export function pictureFilename(hash: string, { width, height, isAnimated }: StoredPicture): string {
  return `${hash}-${width}x${height}${isAnimated ? '-animated' : ''}.webp`;
}

/** Where a stored picture, or a copy of one, is served: its path on this site. */
export function pictureUrl(filename: string): string {
  return FOLDER + filename;
}

/** The name of a smaller copy of a stored picture: '3f9a…-1600x1200.680.avif'. */
export function variantFilename(filename: string, width: number, format: 'avif' | 'webp'): string {
  return filename.replace(/\.webp$/, `.${width}.${format}`);
}

/** The widths, in pixels, of the smaller copies that a picture is kept in. */
export function variantWidths({ width, isAnimated }: StoredPicture): number[] {
  return isAnimated ? [] : pictureWidths.filter((variant) => variant < width);
}

/** Reads the name of a stored picture; undefined for any other name, that of a smaller copy among them. */
export function readPictureFilename(filename: string): StoredPicture | undefined {
  const match = STORED.exec(filename);
  if (!match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]), isAnimated: match[3] !== undefined };
}

/** Reads the address of an uploaded picture; undefined for any other address. */
export function readUploadedPicture(url: string): UploadedPicture | undefined {
  const stored = url.startsWith(FOLDER) ? readPictureFilename(url.slice(FOLDER.length)) : undefined;
  if (!stored) return undefined;
  const { width, height } = stored;
  const widths = variantWidths(stored);
  if (widths.length === 0) return { width, height, avif: undefined, webp: undefined };
  const list = (format: 'avif' | 'webp') =>
    widths.map((variant) => `${variantFilename(url, variant, format)} ${variant}w`);
  return {
    width,
    height,
    avif: list('avif').join(', '),
    webp: [...list('webp'), `${url} ${width}w`].join(', '),
  };
}
