import { clickRate } from '@astaguide/contracts/analytics/report/key-metric';
import { noValueLabel, OTHER_EVENTS } from '@astaguide/contracts/analytics/report/report-dimension';
import { isSentDimension, unknownName } from '@astaguide/contracts/analytics/folded-names';
import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import {
  metricsBy,
  growth,
  measure,
  type MeasuredMetrics,
  type OtherEvent,
  type ReportBreakdown,
  type ReportMetrics,
  type UnknownRow,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import type { BreakdownDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { dimensionNumbers, dimensions } from '@astaguide/database/event-store/dimensions';
import { sessionDimensions } from '@astaguide/database/event-store/sessions.sql';
import { keyLabel } from './key-label';
import type { RankedKey } from './key-ranking.sql';

/**
 * One breakdown for each dimension.
 *
 * @param ranked best first within a dimension
 * @param limit maximum number of keys of a breakdown
 * @param totals of the report
 * @param ofSessions the sums of all sessions, which the pages of sessions add up to
 */
export function breakdownsOf(
  asked: readonly BreakdownDimension[],
  ranked: readonly RankedKey[],
  limit: number,
  totals: MeasuredMetrics,
  ofSessions: AllKeys,
): ReportBreakdown[] {
  return asked.map((dimension) => {
    const isOfSessions = dimension === 'entryPage' || dimension === 'exitPage';
    const number = isOfSessions ? sessionDimensions[dimension] : dimensionNumbers[dimension];
    const rows = ranked.filter((row) => row.dimension === number);
    return {
      dimension,
      keys: rows[0]?.keys ?? 0,
      rows: [
        ...rows.slice(0, limit).map((row) => {
          const { key } = row;
          if (!isOfSessions && isSentDimension(dimension) && key === unknownName(dimension))
            return { key, label: key, ...uncounted(row, totals.compared && beforeOf(row)) };
          const label = keyLabel(dimension, key, row.name);
          const measured = measure(row, totals.compared && beforeOf(row));
          return isOfSessions
            ? { key, label, ...measured, sessions: row.events }
            : { key, label, ...measured };
        }),
        ...unknownOf(dimension, isOfSessions ? ofSessions : totals, rows[0]),
      ],
    };
  });
}

/** What the keys of a dimension and those without one add up to. */
interface AllKeys {
  views: number;
  clicks: number;
  compared: { views: number; clicks: number } | null;
}

/**
 * The clicks and page views without a key, if there are any.
 *
 * @param ranked any key of the dimension; undefined if it has none
 */
function unknownOf(
  dimension: BreakdownDimension,
  { views, clicks, compared }: AllKeys,
  ranked: RankedKey | undefined,
): UnknownRow[] {
  const now = { views: views - (ranked?.keyedViews ?? 0), clicks: clicks - (ranked?.keyedClicks ?? 0) };
  const before = compared && {
    views: compared.views - (ranked?.keyedViewsBefore ?? 0),
    clicks: compared.clicks - (ranked?.keyedClicksBefore ?? 0),
  };
  if (now.views + now.clicks + (before?.views ?? 0) + (before?.clicks ?? 0) === 0) return [];
  return [{ key: null, label: noValueLabel(dimension), ...uncounted(now, before) }];
}

/** Metrics without visitors and unique clicks: a visitor counts once under each of the keys that it combines. */
function uncounted(
  { views, clicks }: Pick<ReportMetrics, 'views' | 'clicks'>,
  before: Pick<ReportMetrics, 'views' | 'clicks'> | null,
): Omit<UnknownRow, 'key' | 'label'> {
  const unknown = { uniqueClicks: null, visitors: null };
  return {
    views,
    clicks,
    ...unknown,
    clickThroughRate: clickRate({ views, clicks }),
    compared: before && { views: before.views, clicks: before.clicks, ...unknown },
    change: before && {
      views: growth(views, before.views),
      clicks: growth(clicks, before.clicks),
      ...unknown,
    },
  };
}

const beforeOf = (row: RankedKey) => metricsBy((metric) => row[`${metric}Before`]);

/** Event types that have their own columns, or are counted by attributions. */
const COUNTED_APART: readonly string[] = [PAGE_VIEW, AFFILIATE_CLICK, OFFERS_SEEN];

/**
 * @param ranked keys of the dimension 'type', and possibly of others
 * @param known event types of goals, and those that the owner ignores
 */
export const otherEventsOf = (
  ranked: readonly RankedKey[],
  known: readonly string[],
  isCompared: boolean,
): OtherEvent[] =>
  ranked
    .filter(
      ({ dimension, key }) => dimension === dimensions.type && ![...COUNTED_APART, ...known].includes(key),
    )
    .slice(0, OTHER_EVENTS)
    .map(({ key, events, visitors, eventsBefore, visitorsBefore }) => ({
      name: key,
      events,
      visitors,
      compared: isCompared ? { events: eventsBefore, visitors: visitorsBefore } : null,
      change: isCompared
        ? { events: growth(events, eventsBefore), visitors: growth(visitors, visitorsBefore) }
        : null,
    }));
