import { useQuery } from '@tanstack/react-query';
import { integrityQuery } from '../../api/analytics-data-care';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { classNames } from '../../../lib/class-names';
import { zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { Skeleton } from '../../../ui/skeleton';
import { integrityText, type IntegrityText } from './integrity-text';

const marks: Record<IntegrityText['mood'], { sign: string; look: string }> = {
  good: { sign: '✓', look: 'bg-accent text-on-accent' },
  bad: { sign: '!', look: 'border-2 border-accent text-accent-strong' },
  unknown: { sign: '?', look: 'border-2 border-edge text-muted' },
};

/** 'Complete through 14:02, drift 0': how far the figures below can be trusted. */
export function IntegrityLine() {
  const { data: integrity, isError, refetch } = useQuery(integrityQuery);
  const timeZone = useOwnerTimeZone();
  if (!integrity && isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        Whether the figures are complete could not be read.
        <button type="button" className={buttonStyle('quiet', '', 'compact')} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!integrity) return <Skeleton className="h-6 w-72 max-w-full" />;
  const { mood, complete, drift } = integrityText(integrity, (moment) => clock(moment, timeZone));
  const { sign, look } = marks[mood];
  return (
    <p className="flex items-start gap-2.5 text-sm font-semibold tabular-nums">
      <span
        aria-hidden="true"
        className={classNames('grid size-5 shrink-0 place-items-center rounded-full text-xs', look)}
      >
        {sign}
      </span>
      <span>
        {complete}, {drift}
      </span>
    </p>
  );
}

/** 'Nov 21, 2026, 14:02' → '14:02' where it is today. */
function clock(moment: string, timeZone: string): string {
  const text = zonedMinute(moment, timeZone);
  const today = zonedMinute(new Date().toISOString(), timeZone).slice(0, -5);
  return text.startsWith(today) ? text.slice(-5) : text;
}
