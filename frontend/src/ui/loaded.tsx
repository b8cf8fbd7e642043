import type { ReactNode } from 'react';
import { Notice } from './notice';

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** The data's name, after 'Couldn’t load the': 'products'. */
  name: string;
  /** Shown while loading. */
  loading: ReactNode;
  /** Renders the error; by default a notice. */
  failed?: (retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a page's query, and its other states: a placeholder, or an error with a retry button. */
export function Loaded<Data>({
  query: { data, isError, refetch },
  name,
  loading,
  failed = (retry) => <LoadError title={`Couldn’t load the ${name}`} onRetry={retry} />,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? failed(() => void refetch()) : loading;
}

export function LoadError({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Notice title={title} onRetry={onRetry}>
      Something went wrong on our side. Please try again in a moment.
    </Notice>
  );
}
