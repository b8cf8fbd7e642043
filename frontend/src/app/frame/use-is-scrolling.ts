import { useEffect } from 'react';
import { useBriefly } from '../../lib/hooks/use-briefly';

/** Milliseconds without movement after which the page is at rest. */
const REST_MS = 400;

/** Whether the page is being scrolled. */
export function useIsScrolling(): boolean {
  const [isScrolling = false, setIsScrolling] = useBriefly<boolean>(REST_MS);
  useEffect(() => {
    const onScroll = () => setIsScrolling(true);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [setIsScrolling]);
  return isScrolling;
}
