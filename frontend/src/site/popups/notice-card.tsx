import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { formatPlural } from '../../lib/format';
import { CloseIcon } from '../../ui/icons';
import { ProductPicture } from '../../ui/product/product-picture';
import type { CornerNotice } from './notices';

interface NoticeCardProps {
  notice: CornerNotice;
  isLeaving: boolean;
  onDismiss: () => void;
}

export function NoticeCard({ notice, isLeaving, onDismiss }: NoticeCardProps) {
  const { product } = notice;
  const name = (
    <Link
      href={`/review/${product.slug}`}
      className="rounded-sm font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
    >
      {product.name}
    </Link>
  );
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-md border border-edge bg-surface p-3 shadow-lg shadow-ink/10',
        'animate-toast-in transition-opacity duration-300',
        isLeaving && 'pointer-events-none opacity-0',
      )}
    >
      <div aria-hidden="true" className="shrink-0 max-sm:hidden">
        <ProductPicture src={product.imageUrl} name={product.name} className="size-14 rounded-sm" />
      </div>
      {'customerName' in notice ? (
        <div className="grow text-xs text-muted">
          <p>
            {notice.customerName} from {notice.location} purchased {name}
          </p>
          <p className="mt-0.5">{formatPlural(notice.timeAgo, 'minute')} ago</p>
        </div>
      ) : (
        <div className="grow text-xs text-muted">
          <p>{name}</p>
          <p className="mt-0.5">{formatPlural(notice.readers, 'reader')} opened this offer this week</p>
        </div>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
