import { Skeleton } from '../../../../ui/skeleton';

const PLACEHOLDERS = 8;

/** The grid of the library, in the tab and in the picker. */
export const libraryGrid = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4';

export function LibrarySkeleton() {
  return (
    <div className={libraryGrid}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  );
}
