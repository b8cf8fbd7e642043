import type {
  AnalyticsReport,
  BiggestChange,
  ReportMetrics,
  ReportGoal,
  OtherEvent,
  ReportSpan,
  VisitMetrics,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { reportDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import { goalsOfEvents, withSessions } from './goals-of-log';
import { sessionsOf, zonedDayOf, type LoggedEvent } from './logged-events';

interface Compared extends ReportMetrics {
  compared: ReportMetrics | null;
}

interface Measured extends Compared {
  clickThroughRate: number | null;
  change: Record<keyof ReportMetrics, number | null> | null;
}

/** The expected report, computed from the raw log independently of the product. */
export interface LogMetrics {
  /** Of the period's sessions that have an event passing the filters, and of the comparison's. */
  visits: VisitMetrics;
  visitsBefore: VisitMetrics | null;
  series: Compared[];
  totals: Measured;
  breakdowns: Record<string, Record<string, Measured>>;
  /** By name. */
  goals: Record<string, Omit<ReportGoal, 'id' | 'name'>>;
  /** By event type. */
  otherEvents: Record<string, Omit<OtherEvent, 'name'>>;
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
      for (const metric of ['clicks', 'views'] as const) {
        const [now, before] = [row[metric], row.compared[metric]];
        if (Math.abs(now - before) < 3 || (now - before) ** 2 / (now + before) < 4) continue;
        found.push(changeText({ dimension, key, label: '', metric, now, before }));
      }
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
    isOfPage = false,
  ) {
    const seen = new Set<string>();
    this.firsts = events.filter(({ at, visitor, event_type }) => {
      // Visitors of a page are those who viewed it.
      if (isOfPage && event_type !== 'page_view') return false;
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
}

/** Computes the expected metrics of a report response from the log. */
export function logMetrics(log: readonly LoggedEvent[], report: AnalyticsReport): LogMetrics {
  const { span, comparedSpan, timeZone, filters } = report;
  const inZone = (at: number) => zonedDayOf(at, timeZone);
  const between =
    ({ start, end }: ReportSpan): Moment =>
    ({ at }) =>
      at >= Date.parse(start) && at < Date.parse(end);
  const personsIn = (days: ReportSpan) =>
    withSessions(
      log.filter((event) => !event.isBot && between(days)(event)),
      timeZone,
    );
  const [persons, personsBefore] = [personsIn(span), comparedSpan && personsIn(comparedSpan)];
  const isPassing = (event: LoggedEvent) => isKept(event, filters);
  const now = persons.filter(isPassing);
  const before = personsBefore && personsBefore.filter(isPassing);
  const ofPage = filters.some(
    ({ dimension, key, excluded }) => dimension === 'page' && key !== null && !excluded,
  );
  const countedOf = (isOf: Moment, isOfPage = ofPage) => ({
    now: new Counted(now.filter(isOf), inZone, isOfPage),
    before: before && new Counted(before.filter(isOf), inZone, isOfPage),
  });

  const all: Moment = () => true;
  const whole = countedOf(all);
  const breakdowns: LogMetrics['breakdowns'] = {};
  for (const dimension of reportDimensions) {
    const keys = new Set([...now, ...(before ?? [])].flatMap((event) => event.keys[dimension] ?? []));
    breakdowns[dimension] = {};
    for (const key of keys) {
      const counted = countedOf((event) => event.keys[dimension] === key, ofPage || dimension === 'page');
      breakdowns[dimension][key] = measured(counted.now.in(all), counted.before && counted.before.in(all));
    }
  }
  const sessions = (events: LoggedEvent[]) =>
    sessionsOf(events, timeZone).filter((session) => session.some(isPassing));
  const visits = sessions(persons);
  const visitsBefore = personsBefore && sessions(personsBefore);
  for (const [dimension, pageOf] of [
    ['entryPage', (session: LoggedEvent[]) => session.find(isViewOfPage)],
    ['exitPage', (session: LoggedEvent[]) => session.findLast(isViewOfPage)],
  ] as const) {
    breakdowns[dimension] = {};
    const all = [...visits, ...(visitsBefore ?? [])];
    for (const key of new Set(all.flatMap((session) => pageOf(session)?.keys['page'] ?? []))) {
      const isOfKey = (session: LoggedEvent[]) => pageOf(session)?.keys['page'] === key;
      const countedIn = (some: LoggedEvent[][]) =>
        new Counted(
          some
            .filter(isOfKey)
            .flat()
            .sort((one, other) => one.at - other.at),
          inZone,
        ).in(() => true);
      const row = measured(countedIn(visits), visitsBefore && countedIn(visitsBefore));
      breakdowns[dimension][key] = { ...row, sessions: visits.filter(isOfKey).length } as Measured;
    }
  }
  return {
    visits: visitsOfLog(visits),
    visitsBefore: visitsBefore && visitsOfLog(visitsBefore),
    series: report.series.map((bucket) => ({
      ...whole.now.in(between(bucket)),
      compared: bucket.compared && whole.before!.in(between(bucket.compared)),
    })),
    totals: measured(whole.now.in(all), whole.before && whole.before.in(all)),
    breakdowns,
    goals: goalsOfEvents(now, before, whole.now.in(all).visitors, timeZone),
    otherEvents: otherEventsOf(now, before, inZone),
    biggestChanges: changesOf(breakdowns),
  };
}

const isViewOfPage = ({ event_type, keys }: LoggedEvent) =>
  event_type === 'page_view' && keys['page'] !== null;

/** The metrics of sessions; means are compared to the sixth digit. */
function visitsOfLog(sessions: readonly LoggedEvent[][]): VisitMetrics {
  const mean = (valueOf: (session: LoggedEvent[]) => number): number | null => {
    if (sessions.length === 0) return null;
    const sum = sessions.reduce((all, session) => all + valueOf(session), 0);
    return expect.closeTo(sum / sessions.length, 6) as number;
  };
  return {
    sessions: sessions.length,
    bounceRate: mean((session) =>
      Number(session.filter(({ event_type }) => event_type !== 'offers_seen').length <= 1),
    ),
    visitDuration: mean((session) => (session.at(-1)!.at - session[0]!.at) / 1000),
    viewsPerSession: mean((session) => session.filter(({ event_type }) => event_type === 'page_view').length),
  };
}

function otherEventsOf(
  now: readonly LoggedEvent[],
  before: readonly LoggedEvent[] | null,
  dayOf: (at: number) => string,
): LogMetrics['otherEvents'] {
  const types = new Set([...now, ...(before ?? [])].map(({ event_type }) => event_type));
  const goals: LogMetrics['otherEvents'] = {};
  for (const type of types) {
    if (['page_view', 'affiliate_click', 'offers_seen', 'signup'].includes(type)) continue;
    const count = (events: readonly LoggedEvent[]) => {
      const found = events.filter(({ event_type }) => event_type === type);
      return {
        events: found.length,
        visitors: new Set(found.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`)).size,
      };
    };
    const [is, was] = [count(now), before && count(before)];
    goals[type] = {
      ...is,
      compared: was,
      change: was && {
        events: changeOf(is.events, was.events),
        visitors: changeOf(is.visitors, was.visitors),
      },
    };
  }
  return goals;
}

/** Whether letter case does not matter for the values of a dimension. */
export const isCaseless = (dimension: string) =>
  ['source', 'channel', 'campaign', 'medium', 'content', 'term', 'goal'].includes(dimension);

/** Whether an event matches one of the included keys of each dimension, and none of the excluded ones. */
export function isKept(
  { keys, goals = [] }: Pick<LoggedEvent, 'keys' | 'goals'>,
  filters: readonly ReportFilter[],
): boolean {
  const hasValue = (value: string | null, { dimension, key, match }: ReportFilter) => {
    if (key === null || value === null) return key === value;
    const [text, part] = isCaseless(dimension) ? [value.toLowerCase(), key.toLowerCase()] : [value, key];
    if (match === 'begins') return text.startsWith(part);
    return match === 'contains' ? text.includes(part) : text === part;
  };
  const has = (filter: ReportFilter) => {
    if (filter.dimension !== 'goal') return hasValue(keys[filter.dimension] ?? null, filter);
    return filter.key === null ? goals.length === 0 : goals.some((goal) => hasValue(goal, filter));
  };
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
