import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { Link } from 'wouter';
import { formatCount, formatPlural } from '../../../../../lib/format';
import { dimensionNames, rowLabel } from '../../../../lib/report-labels';
import { Panel } from '../../../../ui/panel';

/** Number of changes shown. */
const SHOWN = 6;

interface BiggestChangesProps {
  report: AnalyticsReport;
  /** The metric of the chart: only what changed in it, or in what it is made of, is listed. */
  metric: KeyMetric;
  /** 'Previous period' */
  compared: string;
  /** The address of the report with these filters. */
  addressOf: (filters: string[]) => string;
}

/** What changed most between the periods. Each row leads to the filtered report. */
export function BiggestChanges({ report, metric, compared, addressOf }: BiggestChangesProps) {
  if (!report.comparison) return null;
  const counted = metric === 'visitors' || metric === 'views' ? 'views' : 'clicks';
  const changes = report.biggestChanges.filter((change) => change.metric === counted).slice(0, SHOWN);
  const filters = report.filters.map(filterText);
  const unit = counted === 'clicks' ? 'click' : 'page view';
  return (
    <Panel title="Biggest changes" note={`${unit}s vs. ${compared.toLowerCase()}`}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">No notable changes.</p>
      ) : (
        <ul className="flex flex-col gap-2.5 text-sm">
          {changes.map((change) => (
            <li
              key={`${change.dimension} ${change.key}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
            >
              <span className="text-xs text-muted max-sm:col-span-full">
                {dimensionNames[change.dimension].one}
              </span>{' '}
              <Link
                href={addressOf([...new Set([...filters, filterText({ ...change, excluded: false })])])}
                title={change.key === change.label ? undefined : change.key}
                className="justify-self-start rounded-sm font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current"
              >
                {rowLabel(change.dimension, change.label)}
              </Link>{' '}
              <span className="tabular-nums">
                {formatPlural(change.now, unit)} <Difference {...change} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Difference({ now, before }: { now: number; before: number }) {
  const isUp = now > before;
  return (
    <span className={isUp ? 'text-good' : 'text-bad'}>
      ({isUp ? '+' : '−'}
      {formatCount(Math.abs(now - before))})
    </span>
  );
}
