import { use } from 'react';
import { localDay } from '../lib/calendar-date';
import { RenderedOnContext } from '../lib/rendered-on';
import { useHydrated } from '../lib/hooks/use-hydrated';

/** The visitor's current date, YYYY-MM-DD; until hydration, the date of rendering. */
export function useToday(): string {
  const renderedOn = use(RenderedOnContext);
  return useHydrated() ? localDay(new Date()) : renderedOn;
}
