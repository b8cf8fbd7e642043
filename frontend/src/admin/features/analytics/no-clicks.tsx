import { EmptyState } from '../../ui/empty-state';

/** Stands where figures will, before the first click. */
export function NoClicks({ height }: { height: string }) {
  return (
    <EmptyState title="No clicks yet" height={height}>
      The first click on a buy link shows here within a second.
    </EmptyState>
  );
}
