import { Link } from 'wouter';
import { Notice } from '../notice';

/** In place of the products of an empty catalog. */
export function NoProducts() {
  return (
    <Notice title="No products yet">
      <p className="prose-links">
        The first reviews are being written. Until then, read{' '}
        <Link href="/what-is-astaxanthin">what astaxanthin is</Link> and{' '}
        <Link href="/studies">what studies found</Link>.
      </p>
    </Notice>
  );
}
