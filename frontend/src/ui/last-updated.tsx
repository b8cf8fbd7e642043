import { use, useSyncExternalStore } from 'react';
import { localDay, longDay } from '../lib/calendar-date';
import { RenderedOnContext } from '../lib/rendered-on';

const never = () => () => undefined;
const today = () => localDay(new Date());

/** 'Last updated' with the visitor's current date; until hydration, with the date of rendering. */
export function LastUpdated({ className }: { className?: string }) {
  const renderedOn = use(RenderedOnContext);
  const day = useSyncExternalStore(never, today, () => renderedOn);
  return (
    <p className={className}>
      Last updated: <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
