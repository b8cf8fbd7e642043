import { useEffect, useState } from 'react';

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always', style: 'short' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time since a moment: '5 min. ago'. Both in milliseconds since the epoch. */
export function timeAgo(moment: number, now: number): string {
  const age = now - moment;
  for (const [unit, length] of units) {
    if (age >= length) return relative.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}

const TICK_MS = 10_000;

/** The current time in milliseconds since the epoch, updated every 10 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
