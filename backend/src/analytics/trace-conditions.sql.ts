import type { TraceFilter } from '@astaguide/contracts/event-trace';
import { dimensions } from '@astaguide/database/dimensions';

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

/** What a key is called in the rollups, as SQL: dimension and key_id. */
export function rollupKey({ dimension, key }: TraceFilter, parameters: SqlParameters): [string, string] {
  const id =
    dimension === 'product' ? `${parameters.add(Number(key))}::integer` : textId(parameters.add(key));
  return [String(dimensions[dimension]), id];
}
