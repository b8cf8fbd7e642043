import type { TraceFilter } from '@astaguide/contracts/event-trace';
import { MOST_OFFERS_SEEN, OFFERS_SEEN } from '@astaguide/contracts/offers-seen';
import { dimensions } from '@astaguide/database/dimensions';
import { filterConditions, keyCondition, textId, type SqlParameters } from './filtered/filter-conditions.sql';

/** Which rows `e` are of a type. */
export const typeCondition = (type: string, parameters: SqlParameters) =>
  `e.type_id = ${textId(parameters.add(type))}`;

/** What an event says of the offers seen: JSON that anybody may have written, and never an error. */
const OFFERS = `
  SELECT value ->> 'slot' AS slot, value ->> 'productId' AS product_id
  FROM (SELECT coalesce(e.data, (SELECT value FROM texts WHERE id = e.data_id)) AS text) AS told
    CROSS JOIN LATERAL json_array_elements(
      CASE WHEN text IS JSON OBJECT AND position('\\u' IN text) = 0
        THEN CASE WHEN json_typeof(text::json -> 'offers') = 'array' THEN text::json -> 'offers' ELSE '[]' END
        ELSE '[]' END
    ) AS items(value)
  WHERE json_typeof(value) = 'object' LIMIT ${MOST_OFFERS_SEEN}`;

/** Which rows `e` tell of an offer seen at a page, in a slot, of a product: what attributions count. */
export function impressionConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string {
  const isOfOffer = ({ dimension }: TraceFilter) => dimension === 'slot' || dimension === 'product';
  const ofOffer = filters.filter(isOfOffer);
  const ofEvent = filters.filter((filter) => !isOfOffer(filter));
  const offer = filterConditions(ofOffer, (filter) => offerCondition(filter, parameters));
  return [
    'e.bot_reasons IS NULL',
    typeCondition(OFFERS_SEEN, parameters),
    ...filterConditions(ofEvent, (filter) => keyCondition(filter, parameters)),
    `EXISTS (SELECT FROM (${OFFERS}) AS offer WHERE ${['true', ...offer].join(' AND ')})`,
  ].join(' AND ');
}

function offerCondition({ dimension, key }: TraceFilter, parameters: SqlParameters): string {
  if (dimension === 'slot')
    return key === null ? `${textId('offer.slot')} IS NULL` : `offer.slot = ${parameters.add(key)}::text`;
  return key === null
    ? 'NOT EXISTS (SELECT FROM products WHERE products.id::text = offer.product_id)'
    : `offer.product_id = ${parameters.add(key)}::text`;
}

/**
 * Conditions for rows of the rollups, one for each dimension with included keys: the rows of these keys. Rollups leave
 * out bots, and have no rows for events without a key.
 */
export function rollupConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string[] {
  const included = filters.filter(({ excluded }) => !excluded);
  return Object.entries(dimensions).flatMap(([name, number]) => {
    const keys = included.filter(({ dimension }) => dimension === name).map(({ key }) => key);
    if (keys.length === 0 || keys.includes(null)) return [];
    const ids = keys.map((key) =>
      name === 'product' ? `${parameters.add(Number(key))}::integer` : textId(parameters.add(key)),
    );
    return `dimension = ${number} AND key_id IN (${ids.join(', ')})`;
  });
}
