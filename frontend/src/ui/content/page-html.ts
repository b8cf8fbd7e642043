import { readUploadedImage } from '@astaguide/contracts/publishing/uploaded-image';
import { readableTables } from './readable-tables';

/** The column of text is 68 characters wide at the most. */
const SIZES = 'auto, (min-width: 768px) 680px, 100vw';

/**
 * A sanitized HTML text as the page shows it: its tables are readable on narrow screens, and each uploaded picture has
 * its size and its smaller copies, so that nothing moves when it arrives and a phone loads the small one.
 */
export function pageHtml(html: string): string {
  return readableTables(html).replace(/<img\b[^>]*>/g, withCopies);
}

function withCopies(tag: string): string {
  const image = readUploadedImage(/ src="([^"]*)"/.exec(tag)?.[1] ?? '');
  if (!image) return tag;
  const { width, height, avif, webp } = image;
  const sized = tag.replace(/ (?:width|height)="\d*"/g, '');
  const copies = webp === undefined ? '' : ` srcset="${webp}" sizes="${SIZES}"`;
  // The copies before src, so that no browser starts loading the larger file.
  const picture = sized.replace('<img', `<img${copies} width="${width}" height="${height}"`);
  if (avif === undefined) return picture;
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}">${picture}</picture>`;
}
