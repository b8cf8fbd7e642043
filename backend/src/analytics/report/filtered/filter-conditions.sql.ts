import type { TraceFilter } from '@astaguide/contracts/analytics/event-trace';
import { agentFamily } from '@astaguide/database/event-store/left-out';

/** Collects a statement's parameters. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** @returns the name to use in the statement: '$3' */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** The id of a text; null, which equals nothing, for one that is not known. */
export const textId = (parameter: string) =>
  `(SELECT id FROM texts WHERE md5(value)::uuid = md5(${parameter}::text)::uuid)`;

const originColumns = { source: 'source_id', channel: 'channel_id', campaign: 'utm_campaign_id' } as const;
const agentColumns = { device: 'device_id', browser: 'browser_id' } as const;

/** Which rows `e` of the log have a filter's key, or none where the key is null; not whether it is excluded. */
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
  const id = key === null ? '0' : textId(parameters.add(key));
  if (dimension in originColumns) {
    const column = originColumns[dimension as keyof typeof originColumns];
    return `e.origin_id IN (SELECT id FROM origins WHERE ${column} = ${id})`;
  }
  if (dimension in agentColumns) {
    const column = agentColumns[dimension as keyof typeof agentColumns];
    return `e.user_agent_id IN (SELECT id FROM user_agents WHERE ${column} = ${id})`;
  }
  return key === null ? `e.${dimension}_id IS NULL` : `e.${dimension}_id = ${id}`;
}

/**
 * The conditions of filters, all of which must hold: one for the included keys of each dimension, any of which will do,
 * and one for the excluded keys, none of which may be there.
 *
 * @param conditionOf whether a row has a filter's key; null counts as no
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
    // IS TRUE, too, keeps a subquery from becoming a join, which takes longer day by day.
    return [...byDimension.values()].map(
      (conditions) => `(${conditions.join(' OR ')}) IS ${excluded ? 'NOT TRUE' : 'TRUE'}`,
    );
  });
}

/** Filters that an offer which was seen must pass, and those that the event which tells of it must pass. */
export function offerFilters<Filter extends TraceFilter>(filters: readonly Filter[]) {
  const isOfOffer = ({ dimension }: Filter) => dimension === 'slot' || dimension === 'product';
  return {
    ofOffer: filters.filter(isOfOffer),
    ofEvent: filters.filter((filter) => !isOfOffer(filter)),
  };
}

/** Which `offer` passes filters by slot and product. */
export const offerConditions = (filters: readonly TraceFilter[], parameters: SqlParameters): string =>
  ['true', ...filterConditions(filters, (filter) => offerCondition(filter, parameters))].join(' AND ');

function offerCondition({ dimension, key }: TraceFilter, parameters: SqlParameters): string {
  if (dimension === 'slot') return key === null ? 'false' : `offer.slot = ${parameters.add(key)}::text`;
  return key === null
    ? 'NOT EXISTS (SELECT FROM products WHERE products.id = offer.product_id)'
    : `offer.product_id = ${parameters.add(Number(key))}::integer`;
}
