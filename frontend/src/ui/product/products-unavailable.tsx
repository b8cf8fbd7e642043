import { Notice } from '../notice';

/** Stands in for a list of products that could not be loaded. */
export function ProductsUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="The products could not be loaded" onRetry={onRetry}>
      This is on our side. Please try again in a moment.
    </Notice>
  );
}
