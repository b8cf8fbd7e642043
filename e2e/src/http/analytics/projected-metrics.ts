import type { ReportSpan } from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/analytics/report/report-filter';
import { sessionsOf, zonedDayOf, type LoggedEvent } from './logged-events';
import { isKept, shareOf } from './report-metrics';

interface Period {
  from: string;
  to: string;
}

/** Days in a time zone, both included, or a part of them. */
type Days = (Period | ReportSpan) & { timeZone: string };

const within =
  (days: Days) =>
  ({ at }: LoggedEvent) => {
    if ('start' in days) return at >= Date.parse(days.start) && at < Date.parse(days.end);
    const day = zonedDayOf(at, days.timeZone);
    return day >= days.from && day <= days.to;
  };

export interface SeenAndClicked {
  impressions: number;
  clicks: number;
}

/** Impressions and clicks by 'page|link placement|product', computed from raw events only. */
export function attributionsOf(
  log: readonly LoggedEvent[],
  days: Days,
  filters: readonly ReportFilter[] = [],
): Record<string, SeenAndClicked> {
  const found: Record<string, SeenAndClicked> = {};
  const add = ({ keys, goals = [] }: Pick<LoggedEvent, 'keys' | 'goals'>, metric: keyof SeenAndClicked) => {
    if (!isKept({ keys, goals }, filters)) return;
    const place = [keys['page'], keys['linkPlacement'], keys['product']];
    const row = (found[place.map((part) => part ?? '').join('|')] ??= { impressions: 0, clicks: 0 });
    row[metric] += 1;
  };
  for (const { isBot, event_type, data, keys, goals = [] } of log.filter(within(days))) {
    if (isBot) continue;
    if (event_type === 'affiliate_click') add({ keys, goals }, 'clicks');
    const { offers = [] } = data;
    const distinct = new Map(offers.map((offer) => [JSON.stringify(offer), offer]));
    for (const { linkPlacement, productId } of distinct.values())
      add({ keys: { ...keys, linkPlacement, product: String(productId) }, goals }, 'impressions');
  }
  return found;
}

export interface StepsOfLog {
  sessions: number;
  engaged: number;
  clicked: number;
}

/** The funnel of all sessions (''), and of each key of a dimension, computed from raw events only. */
export function funnelOf(
  log: readonly LoggedEvent[],
  days: Days,
  dimension: string,
  filters: readonly ReportFilter[] = [],
): Record<string, StepsOfLog> {
  const found: Record<string, StepsOfLog> = {};
  for (const session of sessionsOf(
    log.filter((event) => !event.isBot && within(days)(event)),
    days.timeZone,
  )) {
    if (!session.some((event) => isKept(event, filters))) continue;
    const engagedAt = session.findIndex(
      ({ event_type, keys: { page } }) =>
        event_type === 'page_view' && (page === '/comparison' || /^\/review\/./.test(page ?? '')),
    );
    const isClicked =
      engagedAt >= 0 &&
      session.some(({ at, event_type }) => event_type === 'affiliate_click' && at >= session[engagedAt]!.at);
    const key = dimension === '' ? '' : session[0]!.keys[dimension];
    if (key === null || key === undefined) continue;
    const steps = (found[key] ??= { sessions: 0, engaged: 0, clicked: 0 });
    steps.sessions += 1;
    steps.engaged += Number(engagedAt >= 0);
    steps.clicked += Number(isClicked);
  }
  return found;
}

/** The same with rates and comparison, for a funnel response: by key, with the key. */
export function stepsOfLog(
  log: readonly LoggedEvent[],
  { period, comparison, timeZone }: { period: Period; comparison: Period | null; timeZone: string },
  dimension: string,
  filters: readonly ReportFilter[] = [],
): (key: string) => [key: string, steps: object] {
  const none: StepsOfLog = { sessions: 0, engaged: 0, clicked: 0 };
  const now = funnelOf(log, { ...period, timeZone }, dimension, filters);
  const before = comparison && funnelOf(log, { ...comparison, timeZone }, dimension, filters);
  return (key) => {
    const steps = now[key] ?? none;
    const [engagedRate, clickedRate] = [steps.engaged, steps.clicked].map((part) =>
      shareOf(part, steps.sessions),
    );
    return [key, { ...steps, engagedRate, clickedRate, compared: before && (before[key] ?? none) }];
  };
}
