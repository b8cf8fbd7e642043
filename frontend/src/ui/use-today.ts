import { use, createContext } from 'react';
import { localDay } from '../lib/calendar-date';
import { useHydrated } from '../lib/hooks/use-hydrated';

/** The visitor's current date, YYYY-MM-DD; until hydration, the date of rendering. */
export function useToday(): string {
  const renderedOn = use(RenderedOnContext);
  return useHydrated() ? localDay(new Date()) : renderedOn;
}

/** The date of rendering, YYYY-MM-DD, UTC: components show it until hydration. */
export const RenderedOnContext = createContext('1970-01-01');
