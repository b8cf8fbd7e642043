import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportComparison, ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { ReactNode } from 'react';
import { classNames } from '../../../../../lib/class-names';
import { periodLabel } from '../../../../lib/report-labels';
import { comparisonNames } from '../../../../lib/range-names';
import { RangeMenu } from './range-menu';
import { ViewsMenu } from '../views/views-menu';

interface RangeBarProps {
  query: ReportQuery;
  /** The shown days and those they are compared with; undefined before the first response. */
  answer: { period: ReportPeriod; comparison: ReportPeriod | null; timeZone: string } | undefined;
  onChoose: (query: ReportQuery) => void;
  /** The button that adds a filter, after the comparison. */
  filter?: ReactNode;
  /** Further tools, after the saved views. */
  children?: ReactNode;
}

/** The range and the comparison of a screen. Stays in sight below the header, but on a phone, which it would fill. */
export function RangeBar({ query, answer, onChoose, filter, children }: RangeBarProps) {
  return (
    <div className="sticky print:static max-sm:static top-14 z-30 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b max-sm:gap-x-2 border-line bg-paper px-4 py-2 lg:flex-nowrap">
      <RangeMenu query={query} period={answer?.period} onChoose={onChoose} />
      {query.range !== 'all' && (
        <label className="flex min-w-0 items-center gap-2 text-sm text-muted max-sm:flex-1 max-sm:basis-38 print:hidden">
          <span className="max-sm:sr-only">vs.</span>
          <span className="sr-only">Compare to</span>
          <select
            value={query.compare}
            onChange={({ target }) => onChoose({ ...query, compare: target.value as ReportComparison })}
            className="min-h-10 min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm font-semibold text-ink hover:border-accent max-sm:w-full"
          >
            {Object.entries(comparisonNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {filter && <div className="shrink-0 print:hidden">{filter}</div>}
      {answer && (
        <p
          className={classNames(
            'line-clamp-2 min-w-0 text-xs text-muted print:block print:text-sm',
            filter ? 'hidden' : 'max-[75rem]:hidden',
          )}
        >
          {/* The menu shows a custom range itself. */}
          <span className={classNames('block truncate', query.range === 'custom' && 'hidden print:block')}>
            {periodLabel(answer.period)}
          </span>
          {answer.comparison && `vs. ${periodLabel(answer.comparison)}`}
        </p>
      )}
      <div className="ml-auto flex print:hidden max-w-full flex-wrap items-center justify-end gap-3 max-sm:gap-2 lg:min-w-0 lg:flex-nowrap lg:gap-2">
        <ViewsMenu />
        {children}
      </div>
    </div>
  );
}
