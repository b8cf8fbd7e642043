import { use, useSyncExternalStore } from 'react';
import { localDay } from '../lib/calendar-date';
import { RenderedOnContext } from '../lib/rendered-on';

const never = () => () => undefined;
const today = () => localDay(new Date());

/** The visitor's current date, YYYY-MM-DD; until hydration, the date of rendering. */
export function useToday(): string {
  const renderedOn = use(RenderedOnContext);
  return useSyncExternalStore(never, today, () => renderedOn);
}
