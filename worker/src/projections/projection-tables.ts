import { attributionsSql } from '@astaguide/database/event-store/attributions.sql';
import { funnelsSql } from '@astaguide/database/event-store/funnels.sql';
import { countDriftSql } from '../rollups/count-drift.sql';
import { isCountedInDaySql } from '../rollups/day-events.sql';
import { dueBotTrafficSql } from './bot-traffic.sql';

/** A projection: a table whose rows of a day are computed only from the log. */
export interface ProjectionTable {
  table: string;
  /** The primary key, without the day. */
  keys: readonly string[];
  metrics: readonly string[];
  /** SQL for the expected rows, without their day. $1 is the day. */
  due: string;
}

export const projectionTables: readonly ProjectionTable[] = [
  {
    table: 'daily_attributions',
    keys: ['page_key', 'link_placement_key', 'product_id'],
    metrics: ['impressions', 'clicks'],
    due: attributionsSql({ events: isCountedInDaySql }),
  },
  {
    table: 'daily_funnels',
    keys: ['dimension', 'key_id'],
    metrics: ['sessions', 'engaged', 'clicked'],
    due: funnelsSql(isCountedInDaySql),
  },
  {
    table: 'daily_bot_traffic',
    keys: ['dimension', 'key'],
    metrics: ['events', 'page_views', 'clicks', 'visitors'],
    due: dueBotTrafficSql,
  },
];

/** A table's key may start with another column than the day, so that a range of one key is one index scan. */
const storedOf = ({ table, keys }: ProjectionTable) =>
  keys[0] === 'dimension'
    ? `${table} WHERE dimension = ANY ('{0,1,2,3,4,5,6,7,8,9,10,11}'::smallint[]) AND day = $1::date`
    : `${table} WHERE day = $1::date`;

/** Replaces the stored rows with the expected ones. Each statement takes the day as $1. */
export function swapIn(projections: ProjectionTable): string[] {
  const { table, keys, metrics, due } = projections;
  const columns = [...keys, ...metrics].join(', ');
  return [
    `DELETE FROM ${storedOf(projections)}`,
    `INSERT INTO ${table} (day, ${columns}) SELECT $1::date, ${columns} FROM (${due}) AS due ORDER BY ${keys.join(', ')}`,
  ];
}

/** Counts stored rows that differ from the expected ones, or exist on one side only. $1 is the day. */
export function countDrift(projections: ProjectionTable): string {
  const { keys, metrics, due } = projections;
  return countDriftSql(due, `SELECT * FROM ${storedOf(projections)}`, keys.join(', '), metrics);
}
