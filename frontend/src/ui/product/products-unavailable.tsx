import { Notice } from '../notice';

/** Shown if a list of products could not be loaded. */
export function ProductsUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="Couldn’t load the products" onRetry={onRetry}>
      Something went wrong on our side. Please try again in a moment.
    </Notice>
  );
}
