import { useEffect, useState } from 'react';

/** Milliseconds without movement after which the page is at rest. */
const REST_MS = 400;

/** Whether the page is being scrolled. */
export function useIsScrolling(): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      setIsScrolling(true);
      timer = setTimeout(() => setIsScrolling(false), REST_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isScrolling;
}
