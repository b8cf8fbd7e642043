import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import {
  metricsBy,
  growth,
  measure,
  type ReportBreakdown,
  type ReportGoal,
} from '@astaguide/contracts/report/analytics-report';
import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { keyLabel } from './key-label';
import type { RankedKey } from './key-ranking.sql';

/**
 * One breakdown for each dimension.
 *
 * @param ranked best first within a dimension
 */
export function breakdownsOf(
  asked: readonly ReportDimension[],
  ranked: readonly RankedKey[],
  isCompared: boolean,
): ReportBreakdown[] {
  return asked.map((dimension) => {
    const rows = ranked.filter((row) => row.dimension === dimensions[dimension]);
    return {
      dimension,
      keys: rows[0]?.keys ?? 0,
      rows: rows.map((row) => ({
        key: row.key,
        label: keyLabel(dimension, row.key, row.product_name),
        ...measure(row, isCompared ? beforeOf(row) : null),
      })),
    };
  });
}

const beforeOf = (row: RankedKey) => metricsBy((metric) => row[`${metric}Before`]);

/** Event types that are not goals: they have their own columns, or are counted by attributions. */
const NO_GOALS: readonly string[] = [PAGE_VIEW, AFFILIATE_CLICK, OFFERS_SEEN];

/** @param ranked keys of the dimension 'type', and possibly of others */
export const goalsOf = (ranked: readonly RankedKey[], isCompared: boolean): ReportGoal[] =>
  ranked
    .filter(({ dimension, key }) => dimension === dimensions.type && !NO_GOALS.includes(key))
    .map(({ key, events, visitors, eventsBefore, visitorsBefore }) => ({
      name: key,
      events,
      visitors,
      compared: isCompared ? { events: eventsBefore, visitors: visitorsBefore } : null,
      change: isCompared
        ? { events: growth(events, eventsBefore), visitors: growth(visitors, visitorsBefore) }
        : null,
    }));
