import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import { changeText } from '@astaguide/contracts/lib/change-text';
import { formatPlural } from '../../../../../lib/format';
import { tickLabel } from '../../../../lib/report-labels';
import { zonedClock } from '../../../../lib/zoned-time';
import { hasImported } from './chart-points';

/**
 * With fewer page views in the comparison, or by the average of the other buckets, a span without any may be chance: a
 * quiet site has empty hours every day, and one of them may be the comparison's best.
 */
const MIN_EXPECTED = 15;
/** Changes of clicks by fewer standard deviations may be chance. */
const MIN_DEVIATIONS = 2;

/** Neighboring buckets without any event. */
export interface SilentSpan {
  /** When the first and the last bucket start, and when the last one ends. */
  start: string;
  last: string;
  end: string;
  buckets: number;
  /** Page views in the same buckets of the comparison. */
  expected: number;
}

/** The spans without events in which the comparison has more page views than chance explains. */
export function silentSpans({ series, asOf, filters }: AnalyticsReport): SilentSpan[] {
  // A filter may leave nothing of an hour in which others came.
  if (filters.length > 0) return [];
  const spans: SilentSpan[] = [];
  let open: SilentSpan | undefined;
  for (const { start, end, views, clicks, imported, compared } of series) {
    const isSilent = views + clicks === 0 && end <= asOf && !imported;
    if (!isSilent) open = undefined;
    else if (open)
      Object.assign(open, {
        last: start,
        end,
        buckets: open.buckets + 1,
        expected: open.expected + (compared?.views ?? 0),
      });
    else spans.push((open = { start, last: start, end, buckets: 1, expected: compared?.views ?? 0 }));
  }
  const busy = series.filter(({ views, clicks }) => views + clicks > 0);
  const usual = busy.length === 0 ? Infinity : busy.reduce((sum, { views }) => sum + views, 0) / busy.length;
  return spans.filter(({ expected, buckets }) => expected >= MIN_EXPECTED && usual * buckets >= MIN_EXPECTED);
}

/**
 * Sentences that explain the metric's change: when nothing was recorded, and whether clicks changed with the visitors
 * or with what each of them clicked.
 */
export function causesOf(report: AnalyticsReport, metric: KeyMetric, timeZone: string): string[] {
  if (hasImported(report)) return [];
  const { grain, totals } = report;
  const causes = silentSpans(report).map(({ start, last, end, expected }) => {
    const until =
      grain === 'hour'
        ? zonedClock(end, timeZone).replace(/^00:00$/, '24:00')
        : tickLabel(last, grain, timeZone);
    const from = tickLabel(start, grain, timeZone);
    const when = from === until ? from : `${from}–${until}`;
    return `No visits recorded ${when}. The comparison has ${formatPlural(expected, 'page view')} then.`;
  });
  const { clicks, visitors, compared } = totals;
  if (metric !== 'clicks' || !compared || clicks === 0 || compared.clicks === 0) return causes;
  if ((clicks - compared.clicks) ** 2 < MIN_DEVIATIONS ** 2 * (clicks + compared.clicks)) return causes;
  if (visitors === 0 || compared.visitors === 0) return causes;
  const change = (now: number, before: number) => changeText(now / before - 1, now).sign;
  const [perVisitor, perVisitorBefore] = [clicks / visitors, compared.clicks / compared.visitors];
  return [
    ...causes,
    `Clicks ${change(clicks, compared.clicks)}: visitors ${change(visitors, compared.visitors)}, clicks per visitor ${change(perVisitor, perVisitorBefore)}.`,
  ];
}
