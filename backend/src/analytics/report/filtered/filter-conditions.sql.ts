import { isSessionPage } from '@astaguide/contracts/analytics/report/report-dimension';
import { isSentDimension, unknownName } from '@astaguide/contracts/analytics/folded-names';
import type { TraceFilter } from '@astaguide/contracts/analytics/event-trace';
import { agentFamily } from '@astaguide/database/event-store/bot-traffic';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { isUnknownNameSql } from '@astaguide/database/event-store/sent-names.sql';
import { idOfName, idOfText, isCampaignColumn } from '@astaguide/database/event-store/event-columns';
import type { SqlParameters } from './statement';
import { sessionCondition, type SessionDays } from './session-conditions.sql';

export const originColumns = {
  source: 'source_id',
  channel: 'channel_id',
  campaign: 'utm_campaign_id',
  medium: 'utm_medium_id',
  content: 'utm_content_id',
  term: 'utm_term_id',
} as const;
/** Columns of keys that are stored with the event itself. */
export const eventColumns = {
  product: 'product_id',
  page: 'page_id',
  linkPlacement: 'link_placement_id',
  country: 'country_id',
  language: 'language_id',
  screen: 'screen_id',
} as const;
/** Columns with what visitors sent for pages and link placements that the site does not know. */
const sentColumns = { page: 'sent_page_id', linkPlacement: 'sent_link_placement_id' } as const;
export const agentColumns = { device: 'device_id', browser: 'browser_id', system: 'system_id' } as const;

/**
 * SQL for the id of a dimension's key; null for an unknown key, so that a comparison with it never matches. Letter case does
 * not matter for what a visit came from: sources and channels are stored in lower case.
 */
export function keyId(dimension: string, key: string, parameters: SqlParameters): string {
  if (!isFolded(dimension)) return idOfText(`${parameters.add(key)}::text`);
  const folded = `${parameters.add(key.toLowerCase())}::text`;
  const column = originColumns[dimension as keyof typeof originColumns];
  return isCampaignColumn(column) ? idOfName(folded) : idOfText(folded);
}

/** Whether letter case does not matter for a dimension. */
const isFolded = (dimension: string) => dimension in originColumns;

/** SQL condition for a text that begins with a key or contains it. @param isCaseless whether letter case does not matter */
function matchCondition(
  text: string,
  { key, match }: TraceFilter,
  isCaseless: boolean,
  parameters: SqlParameters,
): string {
  const part = `${parameters.add(isCaseless ? key!.toLowerCase() : key)}::text`;
  const value = isCaseless ? `lower(${text})` : text;
  return match === 'begins' ? `starts_with(${value}, ${part})` : `strpos(${value}, ${part}) > 0`;
}

/** SQL for the ids of products whose name begins with a key or contains it. */
const matchingProducts = (filter: TraceFilter, parameters: SqlParameters) =>
  `(SELECT id FROM products WHERE ${matchCondition('name', filter, true, parameters)})`;

/** SQL condition for rows `e` whose value begins with a filter's key or contains it. */
function partCondition(filter: TraceFilter, parameters: SqlParameters): string {
  const { dimension } = filter;
  if (dimension === 'product') return `e.product_id IN ${matchingProducts(filter, parameters)}`;
  const texts = `(SELECT id FROM texts WHERE ${matchCondition('value', filter, isFolded(dimension), parameters)})`;
  if (dimension in originColumns) {
    const column = originColumns[dimension as keyof typeof originColumns];
    return `e.origin_id IN (SELECT id FROM origins WHERE ${column} IN ${texts})`;
  }
  if (dimension in agentColumns) {
    const column = agentColumns[dimension as keyof typeof agentColumns];
    return `e.user_agent_id IN (SELECT id FROM user_agents WHERE ${column} IN ${texts})`;
  }
  const column = eventColumns[dimension as keyof typeof eventColumns];
  // What visitors sent counts, not the name that it is counted under.
  return isSent(dimension)
    ? `coalesce(e.${sentColumns[dimension]}, e.${column}) IN ${texts}`
    : `e.${column} IN ${texts}`;
}

/** SQL condition for ids; without a key also for rows that have no event, as sales without a click. */
const orNothing = (key: string | null, column: string, ids: string) =>
  key === null ? `(${column} IS NULL OR ${column} IN ${ids})` : `${column} IN ${ids}`;

/**
 * SQL condition for rows `e` that have a filter's key, or no key if it is null. Ignores `excluded`.
 *
 * @param sessionDays returns the days that all rows are of, for filters on whole sessions
 */
export function keyCondition(
  filter: TraceFilter,
  parameters: SqlParameters,
  sessionDays: () => SessionDays,
): string {
  const { dimension, key, match } = filter;
  if (isSessionPage(dimension) || dimension === 'goal')
    return sessionCondition({ dimension, key, match }, sessionDays(), parameters);
  if (filter.match) return partCondition(filter, parameters);
  if (dimension === 'product')
    return key === null ? 'e.product_id IS NULL' : `e.product_id = ${parameters.add(Number(key))}::integer`;
  if (dimension === 'reason') return `${parameters.add(key ?? '')}::text = ANY(e.bot_reasons)`;
  if (dimension === 'network')
    return key === null ? 'e.network IS NULL' : `e.network = ${parameters.add(key)}::cidr`;
  if (dimension === 'agent') {
    const family = `${agentFamily('agents')} = ${parameters.add(key ?? '')}::text`;
    return `e.user_agent_id IN (SELECT agents.id FROM user_agents agents WHERE ${family})`;
  }
  if (isSentDimension(dimension) && key === unknownName(dimension)) {
    const column = `origins.${originColumns[dimension]}`;
    const isUnknown = isUnknownNameSql(dimensions[dimension], column);
    return `e.origin_id IN (SELECT id FROM origins WHERE ${column} <> 0 AND ${isUnknown})`;
  }
  const id = key === null ? '0' : keyId(dimension, key, parameters);
  if (dimension in originColumns) {
    const column = originColumns[dimension as keyof typeof originColumns];
    return orNothing(key, 'e.origin_id', `(SELECT id FROM origins WHERE ${column} = ${id})`);
  }
  if (dimension in agentColumns) {
    const column = agentColumns[dimension as keyof typeof agentColumns];
    return orNothing(key, 'e.user_agent_id', `(SELECT id FROM user_agents WHERE ${column} = ${id})`);
  }
  const column = `e.${eventColumns[dimension as keyof typeof eventColumns]}`;
  if (key === null) return `${column} IS NULL`;
  return isSent(dimension)
    ? `(${column} = ${id} OR e.${sentColumns[dimension]} = ${id})`
    : `${column} = ${id}`;
}

const isSent = (dimension: string): dimension is keyof typeof sentColumns => dimension in sentColumns;

/** Whether a report is of pages: its visitors are those who viewed them. */
export const isOfPage = (filters: readonly TraceFilter[]): boolean =>
  filters.some(({ dimension, key, excluded }) => dimension === 'page' && key !== null && !excluded);

/**
 * SQL for the key of an event `e` that a report with filters shows: with a filter on pages or link placements, those
 * that the site does not know are shown as they were sent.
 */
export function shownKey(dimension: 'page' | 'linkPlacement', filters: readonly TraceFilter[]): string {
  const column = eventColumns[dimension];
  return filters.some((filter) => filter.dimension === dimension)
    ? `coalesce(e.${sentColumns[dimension]}, e.${column})`
    : `e.${column}`;
}

/**
 * SQL conditions of filters, to be joined with AND: one per dimension for its included keys (any of them), and one for
 * its excluded keys (none of them).
 *
 * @param conditionOf SQL that tests whether a row has a filter's key; null counts as no
 */
export function filterConditions(
  filters: readonly TraceFilter[],
  conditionOf: (filter: TraceFilter) => string,
): string[] {
  return [false, true].flatMap((excluded) => {
    const byDimension = new Map<string, string[]>();
    for (const filter of filters.filter((filter) => filter.excluded === excluded)) {
      const { dimension } = filter;
      byDimension.set(dimension, [...(byDimension.get(dimension) ?? []), conditionOf(filter)]);
    }
    // IS TRUE also keeps PostgreSQL from turning a subquery into a join, which would be slower for each day.
    return [...byDimension.values()].map(
      (conditions) => `(${conditions.join(' OR ')}) IS ${excluded ? 'NOT TRUE' : 'TRUE'}`,
    );
  });
}

/** Splits filters into those on the offer, and those on the event that contains it. */
export function offerFilters<Filter extends TraceFilter>(filters: readonly Filter[]) {
  const isOfOffer = ({ dimension }: Filter) => dimension === 'linkPlacement' || dimension === 'product';
  return {
    ofOffer: filters.filter(isOfOffer),
    ofEvent: filters.filter((filter) => !isOfOffer(filter)),
  };
}

/** SQL condition for offers that pass the filters on link placement and product. */
export const offerConditions = (filters: readonly TraceFilter[], parameters: SqlParameters): string =>
  ['true', ...filterConditions(filters, (filter) => offerCondition(filter, parameters))].join(' AND ');

function offerCondition(filter: TraceFilter, parameters: SqlParameters): string {
  const { dimension, key, match } = filter;
  if (dimension === 'linkPlacement') {
    if (match) return matchCondition('offer.link_placement', filter, false, parameters);
    return key === null ? 'false' : `offer.link_placement = ${parameters.add(key)}::text`;
  }
  if (match) return `offer.product_id IN ${matchingProducts(filter, parameters)}`;
  return key === null
    ? 'NOT EXISTS (SELECT FROM products WHERE products.id = offer.product_id)'
    : `offer.product_id = ${parameters.add(Number(key))}::integer`;
}
