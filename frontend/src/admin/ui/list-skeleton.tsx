import { Skeleton } from '../../ui/skeleton';

interface ListSkeletonProps {
  rows: number;
  /** The size of the image at the start of a row. */
  picture: string;
}

/** Placeholder of a list with a search field and rows with images. */
export function ListSkeleton({ rows, picture }: ListSkeletonProps) {
  return (
    <div>
      <Skeleton className="mb-6 h-11 w-full max-w-md" />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} data-placeholder className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className={`shrink-0 ${picture}`} />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-3/5 max-w-80" />
            <Skeleton className="h-4 w-2/5 max-w-48" />
          </div>
        </div>
      ))}
    </div>
  );
}
