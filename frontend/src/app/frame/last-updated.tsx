import { useSyncExternalStore } from 'react';
import { localDay, longDay } from '../../lib/calendar-date';
import { usePageState } from '../page-state';

const never = () => () => undefined;
const today = () => localDay(new Date());

/** 'Last updated' with the visitor's today; until the page is alive, with the day it was rendered on. */
export function LastUpdated() {
  const { renderedOn } = usePageState();
  const day = useSyncExternalStore(never, today, () => renderedOn);
  return (
    <p>
      Last updated: <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
