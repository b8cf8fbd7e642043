import { reportQuerySchema, type ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { MAX_REPORT_DAYS, type ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { SubmitEvent } from 'react';
import { buttonStyle } from '../../../../../ui/button-style';
import { DayRangeFields, useDayRange } from '../../../../ui/form/day-range-fields';

interface CustomDaysProps {
  query: ReportQuery;
  /** In the site's time zone: 'YYYY-MM-DD'. */
  today: string;
  onChoose: (period: ReportPeriod) => void;
}

/** The first and last day of a custom range; applied once both make a valid period. */
export function CustomDays({ query, today, onChoose }: CustomDaysProps) {
  const { fields, read } = useDayRange({ from: query.from ?? '', to: query.to ?? '' }, today);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { from, to } = read(reportQuerySchema, { range: 'custom' }) ?? {};
    if (from && to) onChoose({ from, to });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      <DayRangeFields {...fields} />
      <button type="submit" className={buttonStyle('quiet', 'sm:mt-7')}>
        Apply
      </button>
      <p className="w-full text-xs text-muted">Up to {MAX_REPORT_DAYS} days</p>
    </form>
  );
}
