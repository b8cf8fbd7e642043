import type { AnalyticsReport, BiggestChange } from '@astaguide/contracts/report/analytics-report';
import { filterText } from '@astaguide/contracts/report/report-filter';
import { formatCount } from '../../../../lib/format';
import { Panel } from '../../../ui/panel';
import { dimensionNames, rowLabel } from './report-labels';

/** Number of changes shown. */
const SHOWN = 6;

interface BiggestChangesProps {
  report: AnalyticsReport;
  /** 'Previous period' */
  compared: string;
  /** Receives all filters of the report. */
  onFilter: (filters: string[]) => void;
}

/** What changed most between the periods, each with a link to the filtered report. */
export function BiggestChanges({ report, compared, onFilter }: BiggestChangesProps) {
  if (!report.comparison) return null;
  const changes = report.biggestChanges.slice(0, SHOWN);
  const filters = report.filters.map(filterText);
  return (
    <Panel title="Biggest changes" note={`vs. ${compared.toLowerCase()}`}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">Nothing changed more than chance explains.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {changes.map((change) => (
            <li key={`${change.dimension} ${change.key}`} className="flex items-baseline gap-2">
              <Arrow isUp={change.now > change.before} />
              <span className="min-w-0 wrap-anywhere">
                <span className="text-muted">{dimensionNames[change.dimension].one} </span>
                <button
                  type="button"
                  title="Filter the report"
                  onClick={() =>
                    onFilter([...new Set([...filters, filterText({ ...change, excluded: false })])])
                  }
                  className="rounded-sm text-left font-semibold hover:underline"
                >
                  {rowLabel(change.dimension, change.label)}
                </button>
                : {differenceText(change)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Arrow({ isUp }: { isUp: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={isUp ? 'text-good before:content-["▲"]' : 'text-bad before:content-["▼"]'}
    />
  );
}

/** '18 fewer clicks (20 → 2)' */
function differenceText({ metric, now, before }: BiggestChange): string {
  const unit = metric === 'clicks' ? 'clicks' : 'page views';
  const more = now > before ? 'more' : 'fewer';
  return `${formatCount(Math.abs(now - before))} ${more} ${unit} (${formatCount(before)} → ${formatCount(now)})`;
}
