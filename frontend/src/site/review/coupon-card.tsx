import { copyText } from '../../lib/copy-text';
import { trackGoal } from '../../lib/tracker/tracker';
import { useBriefly } from '../../lib/hooks/use-briefly';
import { Button } from '../../ui/button';
import { CheckIcon, CopyIcon } from '../../ui/icons';

/** How long the button says that the code was copied. */
const COPIED_MS = 2000;

interface CouponCardProps {
  productId: number;
  code: string;
  description: string | null;
  discount: string | null;
}

export function CouponCard({ productId, code, description, discount }: CouponCardProps) {
  const [outcome, setOutcome] = useBriefly<'copied' | 'failed'>(COPIED_MS);
  const copy = async () => {
    const isCopied = await copyText(code);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) trackGoal('coupon_copied', productId);
  };
  return (
    <section
      aria-label="Coupon"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-dashed border-accent bg-accent-soft/50 px-5 py-4"
    >
      <div>
        <p className="font-semibold">{discount ? `Save ${discount} with a coupon` : 'Coupon'}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      <div className="flex items-center gap-3">
        <code className="rounded-sm border border-edge bg-surface px-3 py-2 font-mono text-sm font-semibold tracking-wider">
          {code}
        </code>
        <Button look="quiet" isCompact className="min-w-32" onClick={() => void copy()}>
          {outcome === 'copied' ? <CheckIcon className="size-4" /> : <CopyIcon className="size-4" />}
          <span aria-live="polite">{labels[outcome ?? 'idle']}</span>
        </Button>
      </div>
    </section>
  );
}

const labels = { idle: 'Copy Code', copied: 'Copied!', failed: 'Copy failed' };
