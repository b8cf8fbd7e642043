import { Skeleton } from '../../../../ui/skeleton';
import type { Image } from '@astaguide/contracts/publishing/image';
import { Picture } from '../../../../ui/picture';

/** An image of the library in a square frame, loaded lazily in a small size. */
export function LibraryPicture({ image: { url, width, height } }: { image: Image }) {
  return (
    <span className="relative block aspect-square bg-sunken">
      <Picture
        src={url}
        // The file name would not help; the card names the image.
        alt=""
        usual={{ width, height }}
        // Approximate column width; the smallest stored size is enough for most screens.
        place="(min-width: 36rem) 15rem, 46vw"
        className="absolute inset-0 size-full object-scale-down"
        placeholder={
          <span className="grid size-full place-items-center p-2 text-center text-xs text-muted">
            Can’t be displayed
          </span>
        }
      />
    </span>
  );
}

/** 12_595 → '12.3 KB': kilobytes of 1,024 bytes, with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

const PLACEHOLDERS = 10;

/** The grid of the library, in the tab and in the picker. */
export const libraryGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';

export function LibrarySkeleton() {
  return (
    <div className={libraryGrid}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  );
}
