import type { OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ProductSummary } from '../../api/products';
import { NoticeCard } from './notice-card';
import { readerInterest, simulatedPurchases, type CornerNotice } from './notices';

/** Products with enough readers of their offer this week, most readers first. */
const offerReadersQuery = queryOptions<OfferReaders[]>({ queryKey: ['/api/social-proof'] });

const FIRST_AFTER_MS = 10_000;
const MIN_PAUSE_MS = 25_000;
const MAX_PAUSE_MS = 35_000;
const VISIBLE_MS = 6_000;
const FADE_OUT_MS = 300;

/** Notices about simulated purchases. */
export function SimulatedPurchases({ products }: { products: ProductSummary[] }) {
  const next = useMemo(() => simulatedPurchases(products, Math.random), [products]);
  return <Corner next={next} />;
}

/** This week's number of readers of an offer. */
export function RealInterest() {
  const { data: offers } = useQuery(offerReadersQuery);
  const next = useMemo(() => readerInterest(offers ?? []), [offers]);
  return <Corner next={next} />;
}

/**
 * The lower left corner. Shows one notice after another: the first 10 s after the start,
 * then one every 25 to 35 s, from appearance to appearance. Each stays for 6 s and fades out in 300 ms.
 */
function Corner({ next }: { next: () => CornerNotice | undefined }) {
  const [shown, setShown] = useState<{ notice: CornerNotice; isLeaving: boolean }>();
  useEffect(() => {
    const turn = () => {
      timer = setTimeout(turn, MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
      const notice = next();
      if (notice) setShown({ notice, isLeaving: false });
    };
    let timer = setTimeout(turn, FIRST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [next]);
  useEffect(() => {
    if (!shown) return;
    const timer = shown.isLeaving
      ? setTimeout(() => setShown(undefined), FADE_OUT_MS)
      : setTimeout(() => setShown({ ...shown, isLeaving: true }), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      role="status"
      aria-live="polite"
      className="layer-notice pointer-events-none w-88 max-w-full p-4 *:pointer-events-auto max-sm:pr-0"
    >
      {shown && (
        <NoticeCard
          key={shown.notice.id}
          notice={shown.notice}
          isLeaving={shown.isLeaving}
          onDismiss={() => shown.isLeaving || setShown({ ...shown, isLeaving: true })}
        />
      )}
    </div>
  );
}
