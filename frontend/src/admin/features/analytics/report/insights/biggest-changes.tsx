import type { AnalyticsReport, BiggestChange } from '@astaguide/contracts/analytics/report/analytics-report';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import { Link } from 'wouter';
import { formatCount, formatPlural } from '../../../../../lib/format';
import { Panel } from '../../../../ui/panel';
import { rowLabel } from '../../../../lib/report-labels';

/** Number of changes shown. */
const SHOWN = 6;

interface BiggestChangesProps {
  report: AnalyticsReport;
  /** 'Previous period' */
  compared: string;
  /** The address of the report with these filters. */
  addressOf: (filters: string[]) => string;
}

/** What changed most between the periods, as sentences that lead to the filtered report. */
export function BiggestChanges({ report, compared, addressOf }: BiggestChangesProps) {
  if (!report.comparison) return null;
  const changes = report.biggestChanges.slice(0, SHOWN);
  const filters = report.filters.map(filterText);
  return (
    <Panel title="Biggest changes" note={`vs. ${compared.toLowerCase()}`}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">Nothing changed more than chance explains.</p>
      ) : (
        <ul className="flex flex-col gap-2.5 text-sm">
          {changes.map((change) => (
            <li key={`${change.dimension} ${change.key}`} className="flex items-baseline gap-2">
              <Arrow isUp={change.now > change.before} />
              <span className="min-w-0 wrap-anywhere">
                <Link
                  href={addressOf([...new Set([...filters, filterText({ ...change, excluded: false })])])}
                  title={change.key === change.label ? undefined : change.key}
                  className="rounded-sm font-semibold underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current"
                >
                  {rowLabel(change.dimension, change.label)}
                </Link>{' '}
                {sentenceOf(change)}
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

/** Sources and countries bring visits; products and pages have them. */
const verbs: Record<BiggestChange['dimension'], string> = {
  product: 'had',
  page: 'had',
  source: 'brought',
  country: 'brought',
};

/** 'brought 18 fewer clicks: 2, down from 20.' */
function sentenceOf({ dimension, metric, now, before }: BiggestChange): string {
  const isUp = now > before;
  const difference = Math.abs(now - before);
  const unit = formatPlural(difference, metric === 'clicks' ? 'click' : 'page view').replace(
    / /,
    isUp ? ' more ' : ' fewer ',
  );
  return `${verbs[dimension]} ${unit}: ${formatCount(now)}, ${isUp ? 'up' : 'down'} from ${formatCount(before)}.`;
}
