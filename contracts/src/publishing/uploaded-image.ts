/** Widths of the smaller copies of a larger upload, in pixels. */
const pictureWidths = [340, 680, 1360] as const;

/** Maximum width of a stored picture, in pixels: twice the largest display width on the site. */
export const MAX_PICTURE_WIDTH = 2000;

const STORED = /^[0-9a-f]{24}-([1-9]\d{0,4})x([1-9]\d{0,4})(-animated)?\.webp$/;
const FOLDER = '/uploads/';

/** Properties encoded in the name of a stored picture. */
export interface ImageRecord {
  /** Pixels. */
  width: number;
  height: number;
  /** An animated picture has no smaller copies, because AVIF copies would be still images. */
  isAnimated: boolean;
}

/** Properties encoded in the URL of an uploaded picture. */
export interface UploadedImage {
  /** Pixels. */
  width: number;
  height: number;
  /** `srcset` values, in AVIF and in WebP; undefined if the picture has no other sizes. */
  avif: string | undefined;
  webp: string | undefined;
}

/** The stored name of a picture: content hash and size. '3f9a…-1600x1200.webp', '3f9a…-320x200-animated.webp' */
export function imageFilename(hash: string, { width, height, isAnimated }: ImageRecord): string {
  return `${hash}-${width}x${height}${isAnimated ? '-animated' : ''}.webp`;
}

/** The path on this site where a stored picture or a copy of it is served. */
export function pictureUrl(filename: string): string {
  return FOLDER + filename;
}

/** The name of a smaller copy of a stored picture: '3f9a…-1600x1200.680.avif'. */
export function variantFilename(filename: string, width: number, format: 'avif' | 'webp'): string {
  return filename.replace(/\.webp$/, `.${width}.${format}`);
}

/** Widths of the smaller copies of a picture, in pixels. */
export function variantWidths({ width, isAnimated }: ImageRecord): number[] {
  return isAnimated ? [] : pictureWidths.filter((variant) => variant < width);
}

/** Parses the name of a stored picture; undefined for any other name, including that of a smaller copy. */
export function readImageFilename(filename: string): ImageRecord | undefined {
  const match = STORED.exec(filename);
  if (!match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]), isAnimated: match[3] !== undefined };
}

/** Parses the URL of an uploaded picture; undefined for any other URL. */
export function readUploadedImage(url: string): UploadedImage | undefined {
  const stored = url.startsWith(FOLDER) ? readImageFilename(url.slice(FOLDER.length)) : undefined;
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
