import type {
  AnalyticsReport,
  BiggestChange,
  ReportMetrics,
  ReportGoal,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { reportDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import { zonedDayOf, type LoggedEvent } from './logged-events';

interface Compared extends ReportMetrics {
  compared: ReportMetrics | null;
}

interface Measured extends Compared {
  clickThroughRate: number | null;
  change: Record<keyof ReportMetrics, number | null> | null;
}

/** The expected report, computed from the raw log independently of the product. */
export interface LogMetrics {
  series: Compared[];
  totals: Measured;
  breakdowns: Record<string, Record<string, Measured>>;
  /** By event type. */
  goals: Record<string, Omit<ReportGoal, 'name'>>;
  /** What changed most: '2.45 source google.com clicks 10 60', ascending. */
  biggestChanges: string[];
}

/** A change as a text with its size in standard deviations; changes of the same size have no order. */
export function changeText({ dimension, key, metric, before, now }: BiggestChange): string {
  const deviations = Math.abs(now - before) / Math.sqrt(now + before);
  return [deviations.toFixed(4), dimension, key, metric, before, now].join(' ');
}

/** Every change that chance hardly explains. */
function changesOf(breakdowns: LogMetrics['breakdowns']): string[] {
  const found: string[] = [];
  for (const dimension of ['product', 'page', 'source', 'country'] as const)
    for (const [key, row] of Object.entries(breakdowns[dimension]!)) {
      if (!row.compared) return [];
      const [clicks, views] = (['clicks', 'views'] as const).map((metric) => {
        const [now, before] = [row[metric], row.compared![metric]];
        return { dimension, key, label: '', metric, now, before };
      }) as [BiggestChange, BiggestChange];
      const size = ({ now, before }: BiggestChange) =>
        now + before === 0 ? 0 : (now - before) ** 2 / (now + before);
      const change = size(views) > size(clicks) ? views : clicks;
      if (size(change) >= 4 && Math.abs(change.now - change.before) >= 3) found.push(changeText(change));
    }
  return found;
}

type Moment = (event: LoggedEvent) => boolean;

/** The events of one key, with the first one of each visitor and day. */
class Counted {
  private readonly firsts: LoggedEvent[];
  private readonly uniqueClicks: LoggedEvent[];

  /** @param events human events, oldest first */
  constructor(
    private readonly events: readonly LoggedEvent[],
    dayOf: (at: number) => string,
  ) {
    const seen = new Set<string>();
    this.firsts = events.filter(({ at, visitor }) => {
      const mark = `${dayOf(at)} ${visitor}`;
      return !seen.has(mark) && seen.add(mark);
    });
    this.uniqueClicks = events.filter(({ at, visitor, event_type, keys }) => {
      const mark = `${dayOf(at)} ${visitor} ${keys['product']}`;
      return event_type === 'affiliate_click' && !seen.has(mark) && seen.add(mark);
    });
  }

  in(moment: Moment): ReportMetrics {
    const events = this.events.filter(moment);
    return {
      views: events.filter(({ event_type }) => event_type === 'page_view').length,
      clicks: events.filter(({ event_type }) => event_type === 'affiliate_click').length,
      uniqueClicks: this.uniqueClicks.filter(moment).length,
      visitors: this.firsts.filter(moment).length,
    };
  }

  has(moment: Moment): boolean {
    return this.events.some(moment);
  }
}

/** Computes the expected metrics of a report response from the log. */
export function logMetrics(log: readonly LoggedEvent[], report: AnalyticsReport): LogMetrics {
  const { period, comparison, timeZone, filters } = report;
  const persons = log.filter(({ isBot }) => !isBot);
  const filtered = persons.filter((event) => isKept(event, filters));
  const inZone = (at: number) => zonedDayOf(at, timeZone);
  const within =
    (days: { from: string; to: string }): Moment =>
    ({ at }) =>
      inZone(at) >= days.from && inZone(at) <= days.to;
  const between =
    ({ start, end }: { start: string; end: string }): Moment =>
    ({ at }) =>
      at >= Date.parse(start) && at < Date.parse(end);

  const whole = new Counted(filtered, inZone);
  const breakdowns: LogMetrics['breakdowns'] = {};
  for (const dimension of reportDimensions) {
    const byKey = new Map<string, LoggedEvent[]>();
    for (const event of filtered) {
      const key = event.keys[dimension];
      if (key) byKey.set(key, [...(byKey.get(key) ?? []), event]);
    }
    breakdowns[dimension] = {};
    for (const [key, events] of byKey) {
      const counted = new Counted(events, inZone);
      const isListed = [period, ...(comparison ? [comparison] : [])].some((days) =>
        counted.has(within(days)),
      );
      if (!isListed) continue;
      breakdowns[dimension][key] = measured(
        counted.in(within(period)),
        comparison && counted.in(within(comparison)),
      );
    }
  }
  return {
    series: report.series.map((bucket) => ({
      ...whole.in(between(bucket)),
      compared: bucket.compared && whole.in(between(bucket.compared)),
    })),
    totals: measured(whole.in(within(period)), comparison && whole.in(within(comparison))),
    breakdowns,
    goals: goalsOfLog(filtered, inZone, { period, comparison }),
    biggestChanges: changesOf(breakdowns),
  };
}

function goalsOfLog(
  events: readonly LoggedEvent[],
  dayOf: (at: number) => string,
  { period, comparison }: Pick<AnalyticsReport, 'period' | 'comparison'>,
): LogMetrics['goals'] {
  const types = new Set(events.map(({ event_type }) => event_type));
  const goals: LogMetrics['goals'] = {};
  for (const type of types) {
    if (['page_view', 'affiliate_click', 'offers_seen'].includes(type)) continue;
    const count = (days: { from: string; to: string }) => {
      const found = events.filter(
        ({ event_type, at }) => event_type === type && dayOf(at) >= days.from && dayOf(at) <= days.to,
      );
      return {
        events: found.length,
        visitors: new Set(found.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`)).size,
      };
    };
    const [now, before] = [count(period), comparison && count(comparison)];
    if (now.events + (before?.events ?? 0) === 0) continue;
    goals[type] = {
      ...now,
      compared: before,
      change: before && {
        events: changeOf(now.events, before.events),
        visitors: changeOf(now.visitors, before.visitors),
      },
    };
  }
  return goals;
}

/** Whether an event matches one of the included keys of each dimension, and none of the excluded ones. */
export function isKept({ keys }: Pick<LoggedEvent, 'keys'>, filters: readonly ReportFilter[]): boolean {
  const has = ({ dimension, key }: ReportFilter) => keys[dimension] === key;
  if (filters.some((filter) => filter.excluded && has(filter))) return false;
  const included = filters.filter(({ excluded }) => !excluded);
  return included.every(({ dimension }) =>
    included.some((filter) => filter.dimension === dimension && has(filter)),
  );
}

function measured(metrics: ReportMetrics, compared: ReportMetrics | null): Measured {
  const change = (name: keyof ReportMetrics) => changeOf(metrics[name], compared?.[name] ?? 0);
  return {
    ...metrics,
    clickThroughRate: clickRateOf(metrics.clicks, metrics.views),
    compared,
    change: compared && {
      views: change('views'),
      clicks: change('clicks'),
      uniqueClicks: change('uniqueClicks'),
      visitors: change('visitors'),
    },
  };
}

/** A ratio; null if the whole is 0. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A click rate; null also with more clicks than views. */
export const clickRateOf = (clicks: number, views: number): number | null =>
  clicks > views ? null : shareOf(clicks, views);

/** The relative change of a metric; null without a previous value. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? now / before - 1 : null;

type Counts = Pick<ReportMetrics, 'clicks' | 'views'>;

/** The clicks and page views of rows in the period and in the comparison. */
export function sumsOf(rows: readonly (Counts & { compared: Counts | null })[]): number[] {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return [
    sum(rows.map(({ clicks }) => clicks)),
    sum(rows.map(({ views }) => views)),
    sum(rows.map(({ compared }) => compared?.clicks ?? 0)),
    sum(rows.map(({ compared }) => compared?.views ?? 0)),
  ];
}
