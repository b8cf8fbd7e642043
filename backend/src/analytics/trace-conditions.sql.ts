import type { TraceFilter } from '@astaguide/contracts/event-trace';
import { MOST_OFFERS_SEEN, OFFERS_SEEN } from '@astaguide/contracts/offers-seen';
import { dimensions, type Dimension } from '@astaguide/database/dimensions';
import { agentFamily } from '@astaguide/database/left-out';

/** Collects a statement's parameters. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** @returns the name to use in the statement: '$3' */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** The id of a text; null, which equals nothing, for one that is not known. */
const textId = (parameter: string) =>
  `(SELECT id FROM event_texts WHERE md5(value)::uuid = md5(${parameter}::text)::uuid)`;

const originColumns = { source: 'source_id', channel: 'channel_id', campaign: 'utm_campaign_id' } as const;
const agentColumns = { device: 'device_id', browser: 'browser_id' } as const;

/** Which rows `e` of the log have a key, or none. */
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
    return `e.origin_id IN (SELECT id FROM event_origins WHERE ${column} = ${id})`;
  }
  if (dimension in agentColumns) {
    const column = agentColumns[dimension as keyof typeof agentColumns];
    return `e.user_agent_id IN (SELECT id FROM user_agents WHERE ${column} = ${id})`;
  }
  return key === null ? `e.${dimension}_id IS NULL` : `e.${dimension}_id = ${id}`;
}

/** Which rows `e` are of a type. */
export const typeCondition = (type: string, parameters: SqlParameters) =>
  `e.type_id = ${textId(parameters.add(type))}`;

/** What an event says of the offers seen: JSON that anybody may have written, and never an error. */
const OFFERS = `
  SELECT value ->> 'slot' AS slot, value ->> 'productId' AS product_id
  FROM (SELECT coalesce(e.data, (SELECT value FROM event_texts WHERE id = e.data_id)) AS text) AS told
    CROSS JOIN LATERAL json_array_elements(
      CASE WHEN text IS JSON OBJECT AND position('\\u' IN text) = 0
        THEN CASE WHEN json_typeof(text::json -> 'offers') = 'array' THEN text::json -> 'offers' ELSE '[]' END
        ELSE '[]' END
    ) AS items(value)
  WHERE json_typeof(value) = 'object' LIMIT ${MOST_OFFERS_SEEN}`;

/** Which rows `e` tell of an offer seen at a page, in a slot, of a product: what attributions count. */
export function impressionConditions(filters: readonly TraceFilter[], parameters: SqlParameters): string {
  const offer: string[] = [];
  const conditions = ['e.bot_reasons IS NULL', typeCondition(OFFERS_SEEN, parameters)];
  for (const filter of filters) {
    const { dimension, key } = filter;
    if (dimension === 'slot')
      offer.push(
        key === null ? `${textId('offer.slot')} IS NULL` : `offer.slot = ${parameters.add(key)}::text`,
      );
    else if (dimension === 'product')
      offer.push(
        key === null
          ? 'NOT EXISTS (SELECT FROM products WHERE products.id::text = offer.product_id)'
          : `offer.product_id = ${parameters.add(key)}::text`,
      );
    else conditions.push(keyCondition(filter, parameters));
  }
  conditions.push(`EXISTS (SELECT FROM (${OFFERS}) AS offer WHERE ${['true', ...offer].join(' AND ')})`);
  return conditions.join(' AND ');
}

/** What a key is called in the rollups, as SQL: dimension and key_id. */
export function rollupKey({ dimension, key }: TraceFilter, parameters: SqlParameters): [string, string] {
  const id =
    dimension === 'product' ? `${parameters.add(Number(key))}::integer` : textId(parameters.add(key));
  // Rollups leave bots out, and filters of theirs alone are refused before.
  return [String(dimensions[dimension as Dimension]), id];
}
