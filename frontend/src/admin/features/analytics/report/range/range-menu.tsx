import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportPeriod, ReportRange } from '@astaguide/contracts/lib/report-period';
import { Suspense, useRef, useState } from 'react';
import { Skeleton } from '../../../../../ui/skeleton';
import { PopoverButton } from '../../../../ui/popover/popover-button';
import { periodLabel } from '../../../../lib/report-labels';
import { rangeNames } from '../../../../lib/range-names';
import { useZonedToday } from '../../../../api/owner-settings';
import { lazyPart } from '../../../../lib/lazy-part';

const RangeCalendar = lazyPart(() => import('./range-calendar'));

const presets = (Object.keys(rangeNames) as ReportRange[]).filter((range) => range !== 'custom');

interface RangeMenuProps {
  query: ReportQuery;
  /** The shown days; undefined before the first response. */
  period: ReportPeriod | undefined;
  onChoose: (query: ReportQuery) => void;
}

/** The range of days: a preset, or days of a calendar. */
export function RangeMenu({ query, period, onChoose }: RangeMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const today = useZonedToday();
  const { from: _from, to: _to, ...others } = query;
  const choose = (days: Pick<ReportQuery, 'range' | 'from' | 'to'>) => {
    setIsOpen(false);
    onChoose({ ...others, ...days });
  };
  return (
    <PopoverButton
      button={useRef(null)}
      label={
        <>
          <span className="sr-only">Range: </span>
          {query.range === 'custom' && period ? periodLabel(period) : rangeNames[query.range]}
        </>
      }
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      name="Range"
      align="start"
      className="flex-col gap-4 sm:flex-row"
    >
      <ul className="grid grid-cols-2 gap-1 sm:flex sm:w-40 sm:flex-col">
        {presets.map((range) => (
          <li key={range}>
            <button
              type="button"
              aria-pressed={range === query.range}
              onClick={() => choose({ range })}
              className="min-h-9 w-full rounded-sm px-3 text-left text-sm hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:font-semibold"
            >
              {rangeNames[range]}
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton className="h-96 w-70" />}>
        <RangeCalendar
          period={period}
          today={today}
          onChoose={(days) => choose({ range: 'custom', ...days })}
        />
      </Suspense>
    </PopoverButton>
  );
}
