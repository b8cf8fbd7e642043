import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProductSummary } from '../../api/products';
import { offerReadersQuery } from '../../api/social-proof';
import { NoticeCard } from './notice-card';
import { NoticeSchedule, type ShownNotice } from './notice-schedule';
import { readerInterest, simulatedPurchases, type CornerNotice } from './notices';

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

/** The lower left corner; the chat is in the right one. */
function Corner({ next }: { next: () => CornerNotice | undefined }) {
  const [shown, setShown] = useState<ShownNotice<CornerNotice>>();
  const schedule = useRef<NoticeSchedule<CornerNotice>>(null);
  useEffect(() => {
    const started = new NoticeSchedule(next, setShown);
    schedule.current = started;
    started.start();
    return () => {
      started.stop();
      setShown(undefined);
    };
  }, [next]);
  return (
    <div
      role="status"
      aria-live="polite"
      className="fixed bottom-4 left-4 z-30 max-md:[:root:has([data-chat=minimized])_&]:bottom-18 w-80 max-w-[calc(100vw-6.5rem)]"
    >
      {shown && (
        <NoticeCard
          key={shown.notice.id}
          notice={shown.notice}
          isLeaving={shown.leaving}
          onDismiss={() => schedule.current?.dismiss()}
        />
      )}
    </div>
  );
}
