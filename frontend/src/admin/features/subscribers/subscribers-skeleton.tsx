import { Skeleton } from '../../../ui/skeleton';

const PLACEHOLDERS = 5;

export function SubscribersSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        Loading subscribers…
      </p>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className="h-14 w-full" />
      ))}
    </div>
  );
}
