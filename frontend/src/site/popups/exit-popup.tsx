import { useEffect, useRef, useState } from 'react';
import type { ProductSummary } from '../../api/products';
import { readStored, writeStored } from '../../lib/storage';
import { ExitPopupCard } from './exit-popup-card';
import { ExitIntent, leavesAtTop, type ExitPhase } from './exit-intent';
import { exitOffer } from './exit-offer';

/** Key from SPEC.md: the day the popup was last shown, in the format of Date.toDateString. */
const SHOWN_KEY = 'exitBannerShown';

const shownDay = {
  read: () => readStored(SHOWN_KEY),
  write: (day: string) => writeStored(SHOWN_KEY, day),
};

/** Offers the top product when the pointer leaves the window at the top. */
export function ExitPopup({ products }: { products: ProductSummary[] }) {
  const [phase, setPhase] = useState<ExitPhase>('hidden');
  const intent = useRef<ExitIntent>(null);
  useEffect(() => {
    const started = new ExitIntent(shownDay, setPhase);
    intent.current = started;
    const onMouseLeave = (event: MouseEvent) => leavesAtTop(event) && started.leave();
    // In the capture phase, because mouseleave does not bubble.
    document.addEventListener('mouseleave', onMouseLeave, true);
    return () => {
      document.removeEventListener('mouseleave', onMouseLeave, true);
      started.stop();
    };
  }, []);
  const product = exitOffer(products);
  if (!product || phase === 'hidden') return null;
  return (
    <ExitPopupCard product={product} isVisible={phase === 'shown'} onClose={() => intent.current?.close()} />
  );
}
