import { affiliateDisclosure } from '@astaguide/content/claims';
import { classNames } from '../../lib/class-names';

/** The affiliate disclosure near buy links. */
export function AffiliateNote({ className }: { className?: string }) {
  return (
    <p className={classNames('text-xs text-muted', className)}>
      <strong className="font-semibold text-ink">Affiliate disclosure:</strong> {affiliateDisclosure}
    </p>
  );
}
