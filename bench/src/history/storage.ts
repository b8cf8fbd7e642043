import type { BenchDatabase } from '../environment/database';

/** Size of a table in bytes, including indexes and TOAST. */
export interface TableSize {
  name: string;
  bytes: number;
}

const TABLES = [
  'events',
  'texts',
  'origins',
  'user_agents',
  'event_ids',
  'visitors_seen',
  'hourly_rollups',
  'daily_rollups',
  'monthly_rollups',
  'daily_attributions',
  'monthly_attributions',
  'daily_funnels',
  'daily_bot_traffic',
  'daily_public_clicks',
  'sent_names',
  'log_days',
  'log_months',
];

/** Measures all tables that events are stored in. */
export function measureStorage(database: BenchDatabase): Promise<TableSize[]> {
  return database.query<TableSize>(
    `SELECT name, coalesce(sum(pg_total_relation_size(tree.relid)), 0)::float8 AS bytes
     FROM unnest($1::text[]) WITH ORDINALITY AS tables(name, place),
       LATERAL (SELECT relid FROM pg_partition_tree(name::regclass)
         UNION SELECT name::regclass) AS tree(relid)
     GROUP BY name, place ORDER BY place`,
    [TABLES],
  );
}
