import { idOfText } from '@astaguide/database/event-store/event-columns';
import type { TraceFilter } from '@astaguide/contracts/analytics/event-trace';
import { offersSql } from '@astaguide/database/event-store/attributions.sql';
import {
  dimensions,
  UNKNOWN_LINK_PLACEMENT_ID,
  UNKNOWN_PAGE_ID,
} from '@astaguide/database/event-store/dimensions';
import {
  filterConditions,
  keyCondition,
  keyId,
  offerConditions,
  offerFilters,
  type SqlParameters,
} from '../report/filtered/filter-conditions.sql';

/** SQL condition for rows `e` of an event type. */
export const typeCondition = (type: string, parameters: SqlParameters) =>
  `e.type_id = ${idOfText(`${parameters.add(type)}::text`)}`;

/** SQL condition for rows `e` with an impression of a page, link placement and product, as attributions count them. */
export function impressionConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string {
  const { ofEvent, ofOffer } = offerFilters(filters);
  const offers = offersSql('(SELECT value FROM texts WHERE id = e.offers_id)');
  return [
    'e.bot_reasons IS NULL',
    'e.offers_id IS NOT NULL',
    ...filterConditions(ofEvent, (filter) => keyCondition(filter, parameters)),
    `EXISTS (SELECT FROM (${offers}) AS offer WHERE ${offerConditions(ofOffer, parameters)})`,
  ].join(' AND ');
}

/** The keys under which rollups count texts that the site does not know. */
const unknownIds: Record<string, number> = {
  page: UNKNOWN_PAGE_ID,
  linkPlacement: UNKNOWN_LINK_PLACEMENT_ID,
};

/**
 * SQL conditions for rows of the rollups, one for each dimension with included keys. Rollups exclude bot traffic, and
 * have no rows for events without a key.
 */
export function rollupConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string[] {
  const included = filters.filter(({ excluded }) => !excluded);
  return Object.entries(dimensions).flatMap(([name, number]) => {
    const keys = included.filter(({ dimension }) => dimension === name).map(({ key }) => key);
    if (keys.length === 0 || keys.includes(null)) return [];
    const ids = keys.map((key) =>
      name === 'product' ? `${parameters.add(Number(key))}::integer` : keyId(name, key!, parameters),
    );
    return `dimension = ${number} AND key_id IN (${[...ids, unknownIds[name] ?? []].flat().join(', ')})`;
  });
}
