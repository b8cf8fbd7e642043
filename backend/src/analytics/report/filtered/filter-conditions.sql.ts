import { isSentDimension, unknownName } from '@astaguide/contracts/analytics/folded-names';
import type { TraceFilter } from '@astaguide/contracts/analytics/event-trace';
import { agentFamily } from '@astaguide/database/event-store/bot-traffic';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { isUnknownNameSql } from '@astaguide/database/event-store/sent-names.sql';
import { idOfName, idOfText, isCampaignColumn } from '@astaguide/database/event-store/event-columns';

/** Collects a statement's parameters. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value. @returns its placeholder: '$3' */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** @param write returns the SQL, and adds its parameters */
export function statementOf(write: (parameters: SqlParameters) => string): Statement {
  const parameters = new SqlParameters();
  const text = write(parameters);
  return { text, values: parameters.values };
}

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
} as const;
/** Columns with what visitors sent for pages and link placements that the site does not know. */
const sentColumns = { page: 'sent_page_id', linkPlacement: 'sent_link_placement_id' } as const;
export const agentColumns = { device: 'device_id', browser: 'browser_id' } as const;

/**
 * SQL for the id of a dimension's key; null for an unknown key, so that a comparison with it never matches. Letter case does
 * not matter for what a visit came from: sources and channels are stored in lower case.
 */
export function keyId(dimension: string, key: string, parameters: SqlParameters): string {
  if (!(dimension in originColumns)) return idOfText(`${parameters.add(key)}::text`);
  const folded = `${parameters.add(key.toLowerCase())}::text`;
  const column = originColumns[dimension as keyof typeof originColumns];
  return isCampaignColumn(column) ? idOfName(folded) : idOfText(folded);
}

/** SQL condition for rows `e` that have a filter's key, or no key if it is null. Ignores `excluded`. */
export function keyCondition({ dimension, key }: TraceFilter, parameters: SqlParameters): string {
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
    return `e.origin_id IN (SELECT id FROM origins WHERE ${column} = ${id})`;
  }
  if (dimension in agentColumns) {
    const column = agentColumns[dimension as keyof typeof agentColumns];
    return `e.user_agent_id IN (SELECT id FROM user_agents WHERE ${column} = ${id})`;
  }
  const column = `e.${eventColumns[dimension as keyof typeof eventColumns]}`;
  if (key === null) return `${column} IS NULL`;
  return isSent(dimension)
    ? `(${column} = ${id} OR e.${sentColumns[dimension]} = ${id})`
    : `${column} = ${id}`;
}

const isSent = (dimension: string): dimension is keyof typeof sentColumns => dimension in sentColumns;

/**
 * SQL for the key of an event `e` that a report with filters shows: with a filter on pages or link placements, those
 * that the site does not know are shown as they were sent.
 */
export function shownKey(dimension: 'page' | 'linkPlacement', filters: readonly TraceFilter[]): string {
  const column = eventColumns[dimension];
  return filters.some((filter) => filter.dimension === dimension)
    ? `coalesce(e.${sentColumns[dimension]}, e.${column}) AS ${column}`
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

function offerCondition({ dimension, key }: TraceFilter, parameters: SqlParameters): string {
  if (dimension === 'linkPlacement')
    return key === null ? 'false' : `offer.link_placement = ${parameters.add(key)}::text`;
  return key === null
    ? 'NOT EXISTS (SELECT FROM products WHERE products.id = offer.product_id)'
    : `offer.product_id = ${parameters.add(Number(key))}::integer`;
}
