import { longDay } from '../lib/calendar-date';
import { useToday } from './use-today';

/** 'Last updated' with the visitor's current date; until hydration, with the date of rendering. */
export function LastUpdated({ className }: { className?: string }) {
  const day = useToday();
  return (
    <p className={className}>
      Last updated: <time dateTime={day}>{longDay(day)}</time>
    </p>
  );
}
