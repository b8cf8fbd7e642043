import type { Image } from '@astaguide/contracts/publishing/image';
import { wordSearch } from '../../../lib/word-search';
import { kindsOfUse } from './image-uses';

/** The uses to filter images by. */
export const libraryParts = [
  { value: 'all', label: 'All images' },
  { value: 'used', label: 'Used' },
  { value: 'unused', label: 'Not used' },
] as const;
type LibraryPart = (typeof libraryParts)[number]['value'];

/** The orders of images. The server's is first. */
export const libraryOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'largest', label: 'Largest first' },
] as const;
type LibraryOrder = (typeof libraryOrders)[number]['value'];

export interface LibraryChoice {
  search: string;
  part: LibraryPart;
  order: LibraryOrder;
}

/** Images of a part of the library whose uses, file name and size in pixels contain every word of the search. */
export function searchImages(images: readonly Image[], { search, part, order }: LibraryChoice): Image[] {
  const matches = wordSearch(search);
  const found = images.filter(({ filename, width, height, usedBy }) => {
    if (part !== 'all' && (part === 'used') !== usedBy.length > 0) return false;
    const uses = usedBy.map(({ kind, name }) => `${kindsOfUse[kind].label} ${name}`);
    return matches([filename, `${width} × ${height}`, `${width}x${height}`, ...uses].join('\n'));
  });
  if (order === 'largest') return found.toSorted((one, other) => other.size - one.size);
  return order === 'oldest' ? found.toReversed() : found;
}
