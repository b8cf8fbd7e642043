import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { readStored, writeStored } from '../../lib/storage';
import { ExitPopupCard } from './exit-popup-card';
import { exitOffer } from './exit-offer';

/** Key from SPEC.md: the day the popup was last shown, in the format of Date.toDateString. */
const SHOWN_KEY = 'exitBannerShown';

/** `entering` is rendered but not visible yet; `leaving` fades out. */
type ExitPhase = 'hidden' | 'entering' | 'shown' | 'leaving';

/** Phases that end by themselves, after so many milliseconds. */
const passing: Partial<Record<ExitPhase, { ms: number; next: ExitPhase }>> = {
  entering: { ms: 100, next: 'shown' },
  leaving: { ms: 300, next: 'hidden' },
};

/**
 * Offers the top product when the pointer leaves the window at the top, once per calendar day in the visitor's time
 * zone. Not on the product's own review, which has the same link, nor to a visitor who chats.
 */
export function ExitPopup({ products }: { products: ProductSummary[] }) {
  const [phase, setPhase] = useState<ExitPhase>('hidden');
  /** In memory, for browsers without storage. */
  const shownOn = useRef<string>(undefined);
  const [pathname] = useLocation();
  const product = exitOffer(products);
  const onMouseLeave = useEffectEvent(({ clientY, relatedTarget }: MouseEvent) => {
    const today = new Date().toDateString();
    if (clientY > 0 || relatedTarget !== null || phase !== 'hidden') return;
    if (!product || isRead(product, pathname) || document.querySelector('[data-chat=open]')) return;
    if (shownOn.current === today || readStored(SHOWN_KEY) === today) return;
    shownOn.current = today;
    writeStored(SHOWN_KEY, today);
    setPhase('entering');
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => onMouseLeave(event);
    // In the capture phase, because mouseleave does not bubble.
    document.addEventListener('mouseleave', listener, true);
    return () => document.removeEventListener('mouseleave', listener, true);
  }, []);
  useEffect(() => {
    const { ms, next } = passing[phase] ?? {};
    if (!next) return;
    const timer = setTimeout(() => setPhase(next), ms);
    return () => clearTimeout(timer);
  }, [phase]);
  if (!product || phase === 'hidden') return null;
  return (
    <ExitPopupCard product={product} isVisible={phase === 'shown'} onClose={() => setPhase('leaving')} />
  );
}

const isRead = ({ slug }: ProductSummary, pathname: string) => pathname === `/review/${slug}`;
