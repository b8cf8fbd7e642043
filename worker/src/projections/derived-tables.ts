import { attributionsSql } from '@astaguide/database/event-store/attributions.sql';
import { funnelsSql } from '@astaguide/database/event-store/funnels.sql';
import { IS_OF_DAY } from '../rollups/day-events.sql';
import { LEFT_OUT_DUE } from './left-out.sql';

/** A table whose rows of a day are computed from the log alone. */
export interface DerivedTable {
  table: string;
  /** With the day they are the primary key. */
  keys: readonly string[];
  figures: readonly string[];
  /** SQL for the rows that should be there, without their day. $1 is the day. */
  due: string;
}

export const derivedTables: readonly DerivedTable[] = [
  {
    table: 'daily_attributions',
    keys: ['page_key', 'slot_key', 'product_id'],
    figures: ['impressions', 'clicks'],
    due: attributionsSql({ events: IS_OF_DAY }),
  },
  {
    table: 'daily_funnels',
    keys: ['dimension', 'key_id'],
    figures: ['sessions', 'engaged', 'clicked'],
    due: funnelsSql(IS_OF_DAY),
  },
  {
    table: 'daily_bot_traffic',
    keys: ['dimension', 'key'],
    figures: ['events', 'page_views', 'clicks', 'visitors'],
    due: LEFT_OUT_DUE,
  },
];

/** A table may begin its key with something else than the day, so that a range of one key is read in one go. */
const storedOf = ({ table, keys }: DerivedTable) =>
  keys[0] === 'dimension'
    ? `${table} WHERE dimension = ANY ('{0,1,2,3,4,5,6,7,8,9,10,11}'::smallint[]) AND day = $1::date`
    : `${table} WHERE day = $1::date`;

/** Puts what should be in place of what is. Each takes the day as $1. */
export function swapIn(derived: DerivedTable): string[] {
  const { table, keys, figures, due } = derived;
  const columns = [...keys, ...figures].join(', ');
  return [
    `DELETE FROM ${storedOf(derived)}`,
    `INSERT INTO ${table} (day, ${columns}) SELECT $1::date, ${columns} FROM (${due}) AS due ORDER BY ${keys.join(', ')}`,
  ];
}

/** Counts rows that are not what they should be, or on one side only. $1 is the day. */
export function countDrift(derived: DerivedTable): string {
  const { keys, figures, due } = derived;
  const of = (side: string) => figures.map((figure) => `${side}.${figure}`).join(', ');
  return `SELECT count(*)::integer AS rows FROM (${due}) AS due
    FULL JOIN (SELECT * FROM ${storedOf(derived)}) AS stored USING (${keys.join(', ')})
    WHERE (${of('due')}) IS DISTINCT FROM (${of('stored')})`;
}
