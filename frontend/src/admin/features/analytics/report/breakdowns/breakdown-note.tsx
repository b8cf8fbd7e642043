import type { AnalyticsReport } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { MAX_FILTERS } from '@astaguide/contracts/report/report-filter';
import { dimensionNames } from '../report-labels';

interface BreakdownNoteProps {
  report: AnalyticsReport;
  dimension: ReportDimension;
}

/** Hint on a breakdown: how to filter by a row, the active filters, or the limit of filters. */
export function BreakdownNote({ report: { filters }, dimension }: BreakdownNoteProps) {
  return <p className="mt-3 text-xs text-muted print:hidden">{noteOf()}</p>;

  function noteOf(): string {
    const { one, many } = dimensionNames[dimension];
    const included = filters.filter((filter) => filter.dimension === dimension && !filter.excluded);
    if (included.length === 1) return `Filtered by this ${one.toLowerCase()}.`;
    if (included.length > 1) return `Filtered by these ${many.toLowerCase()}.`;
    if (filters.length >= MAX_FILTERS) return `Remove a filter to add another: ${MAX_FILTERS} is the limit.`;
    return 'Select a row to filter the report.';
  }
}
