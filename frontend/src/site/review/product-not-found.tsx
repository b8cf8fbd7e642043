import { Link } from 'wouter';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';

/** @param onRetry set if the product could not be loaded; without it, the product does not exist */
export function ProductNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">Nothing here</p>
      <h1 className="mt-3 text-3xl">Product Not Found</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        The product you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href="/" className={buttonStyle('primary')}>
          Return Home
        </Link>
        {onRetry ? (
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Link href="/comparison" className={buttonStyle('quiet')}>
            Compare all supplements
          </Link>
        )}
      </div>
    </section>
  );
}
