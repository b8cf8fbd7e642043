import type { AnalyticsReport, ReportDimension } from '@astaguide/contracts/analytics-report';
import { canFilter } from '@astaguide/contracts/report-filter';
import { derivedText } from '../derived-text';
import { dimensionNames } from './report-labels';

/** What a reader must know of a breakdown's figures, in a sentence; nothing where there is nothing to say. */
export function BreakdownNote({
  report: { filter, crossings, timeZone },
  dimension,
}: {
  report: AnalyticsReport;
  dimension: ReportDimension;
}) {
  const text = noteOf();
  return text && <p className="mb-3 text-xs text-muted">{text}</p>;

  function noteOf(): string | undefined {
    if (filter && dimension === filter.dimension)
      return `All ${dimensionNames[dimension].many.toLowerCase()}: the filter is one of them.`;
    if (crossings) return derivedText(crossings, timeZone);
    if (!canFilter(dimension)) return undefined;
    return `Choose one to see its figures alone.`;
  }
}
