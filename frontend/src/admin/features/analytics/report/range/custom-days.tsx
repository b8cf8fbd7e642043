import { reportQuerySchema, type ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { LONGEST_REPORT, type ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { SubmitEvent } from 'react';
import { buttonStyle } from '../../../../../ui/button-style';
import { DayRangeFields, useDayRange } from '../../../../ui/form/day-range-fields';

interface CustomDaysProps {
  query: ReportQuery;
  /** In the owner's zone: 'YYYY-MM-DD'. */
  today: string;
  onChoose: (period: ReportPeriod) => void;
}

/** First and last day by hand; nothing is asked for before both make a period. */
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
        Show these days
      </button>
      <p className="w-full text-xs text-muted">Both are included, {LONGEST_REPORT} days at the most.</p>
    </form>
  );
}
