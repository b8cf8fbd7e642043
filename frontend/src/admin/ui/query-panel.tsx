import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';

/** The part of the result of `useQuery` or `useInfiniteQuery` that a panel needs. */
interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  isFetchNextPageError?: boolean;
  refetch: () => unknown;
}

export interface QueryPanelProps<Data> {
  query: Query<Data>;
  /** The data's name, after 'Loading' and 'Couldn’t load the': 'products'. */
  name: string;
  /** Shown while loading: heights of placeholder blocks, such as ['h-40'], or a placeholder element. */
  skeleton: readonly string[] | ReactElement;
  /** Shown below the error's title: what is not affected, or what to do. */
  errorHint?: ReactNode;
  /** Shows the error in one line instead of a box, for content of one line. */
  isLine?: boolean;
  /** Shown instead of `children` if there is no data; plain text becomes a muted line. */
  empty?: ReactNode;
  /** Whether the data is empty; by default, whether it is an empty list. */
  isEmpty?: (data: Data) => boolean;
  className?: string;
  /** Renders the data. `isStale` is true if the last refetch failed. */
  children: (data: Data, isStale: boolean) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Renders the data of a query, and its other states: a skeleton, an error with a retry button, an empty state. Loaded
 * data stays visible: dimmed while data for a new choice is loading, and with a note if a refetch failed.
 */
export function QueryPanel<Data>({
  query: { data, isError, isPlaceholderData, isFetchNextPageError, refetch },
  name,
  skeleton,
  errorHint,
  isLine = false,
  empty,
  isEmpty = isEmptyList,
  className,
  children,
}: QueryPanelProps<Data>) {
  const retry = () => void refetch();
  if (data === undefined && !isError) return <Loading name={name} skeleton={skeleton} />;
  if (data === undefined) {
    const title = `Couldn’t load the ${name}`;
    if (isLine) return <ErrorLine text={`${title}.`} onRetry={retry} />;
    return (
      <Notice title={title} onRetry={retry}>
        {errorHint}
      </Notice>
    );
  }
  return (
    <>
      {isError && (
        <ErrorLine
          text={isFetchNextPageError ? 'Couldn’t load more.' : 'Couldn’t refresh.'}
          onRetry={retry}
        />
      )}
      <div
        aria-busy={isPlaceholderData}
        className={classNames('transition-opacity', isPlaceholderData && 'opacity-60', className)}
      >
        {empty !== undefined && isEmpty(data) ? <Empty>{empty}</Empty> : children(data, isError)}
      </div>
    </>
  );
}

function Loading({ name, skeleton }: Pick<QueryPanelProps<unknown>, 'name' | 'skeleton'>) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading {name}…
      </p>
      {!('length' in skeleton) && skeleton}
      {'length' in skeleton && skeleton.length > 0 && (
        <div className="flex flex-col gap-4">
          {skeleton.map((height, place) => (
            <Skeleton key={place} className={classNames(height, 'w-full')} />
          ))}
        </div>
      )}
    </>
  );
}

function ErrorLine({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {text}
      <Button look="quiet" isCompact onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p className="text-sm text-muted">{children}</p> : children;
}
