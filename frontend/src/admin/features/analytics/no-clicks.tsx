import { EmptyState } from '../../ui/empty-state';

/** Placeholder before the first click. */
export function NoClicks({ height }: { height: string }) {
  return (
    <EmptyState title="No clicks yet" height={height}>
      Clicks appear here in real time.
    </EmptyState>
  );
}
