import {
  DEFAULT_WEEK_START,
  MAX_REPORT_DAYS,
  weekStarts,
  type ReportPeriod,
} from '@astaguide/contracts/lib/report-period';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { localDay } from '../../../../../lib/calendar-date';
import { siteSettingsQuery } from '../../../../../api/site-settings';
import { Button } from '../../../../../ui/button';
import { periodLabel } from '../../../../lib/report-labels';

interface RangeCalendarProps {
  /** The shown period, if known. */
  period: ReportPeriod | undefined;
  /** In the site's time zone: 'YYYY-MM-DD'. */
  today: string;
  onChoose: (period: ReportPeriod) => void;
}

/** The calendar works in local dates; days have no time zone here. */
const dateOf = (day: string) => new Date(`${day}T00:00`);

const classNames = {
  root: 'text-sm',
  months: 'relative',
  month_caption: 'flex h-10 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex h-10 items-center justify-between',
  button_previous: 'grid size-10 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-40',
  button_next: 'grid size-10 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-40',
  chevron: 'size-4 fill-current',
  weekday: 'size-10 text-xs font-normal text-muted',
  day: 'p-0 text-center',
  day_button: 'size-10 rounded-sm tabular-nums enabled:hover:bg-sunken disabled:opacity-40',
  today: 'font-semibold underline underline-offset-4',
  range_middle: 'bg-accent-soft',
  range_start: 'rounded-l-sm bg-accent text-on-accent [&_button]:hover:bg-accent-strong',
  range_end: 'rounded-r-sm bg-accent text-on-accent [&_button]:hover:bg-accent-strong',
  outside: 'opacity-40',
};

/** The first and the last day of a custom range, chosen in a calendar. */
export default function RangeCalendar({ period, today, onChoose }: RangeCalendarProps) {
  const [range, setRange] = useState<DateRange | undefined>(
    period && { from: dateOf(period.from), to: dateOf(period.to) },
  );
  const { data: settings } = useQuery(siteSettingsQuery);
  const chosen = range?.from && range.to && { from: localDay(range.from), to: localDay(range.to) };
  return (
    <div className="flex flex-col gap-3">
      <DayPicker
        mode="range"
        showOutsideDays
        weekStartsOn={weekStarts[settings?.weekStart ?? DEFAULT_WEEK_START]}
        selected={range}
        onSelect={setRange}
        max={MAX_REPORT_DAYS}
        resetOnSelect
        defaultMonth={dateOf(period?.to ?? today)}
        endMonth={dateOf(today)}
        disabled={{ after: dateOf(today) }}
        classNames={classNames}
      />
      {/* In sight where the menu is longer than the screen. */}
      <div className="sticky -bottom-3 -mb-3 flex items-center justify-between gap-3 bg-surface pt-1 pb-3">
        <p role="status" className="text-xs text-muted">
          {chosen ? periodLabel(chosen) : 'Choose the first and the last day'}
        </p>
        <Button look="primary" isCompact disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          Apply
        </Button>
      </div>
    </div>
  );
}
