import { attributionsSql } from '@astaguide/database/event-store/attributions.sql';
import { AUDIENCE_METRICS, audienceSql } from '@astaguide/database/event-store/audience.sql';
import { funnelsSql } from '@astaguide/database/event-store/funnels.sql';
import { publicClicksSql } from '@astaguide/database/event-store/public-clicks.sql';
import { SESSION_METRICS, sessionsSql } from '@astaguide/database/event-store/sessions.sql';
import { isCountedInDaySql, isInDaySql } from '../rollups/day-events.sql';
import { dueBotTrafficSql } from './bot-traffic.sql';

/** A projection: a table whose rows of a day are computed only from the log. */
export interface ProjectionTable {
  table: string;
  /** The primary key, without the day. */
  keys: readonly string[];
  metrics: readonly string[];
  /** SQL for the expected rows; it needs no day. $1 is the day. */
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
    table: 'daily_sessions',
    keys: ['dimension', 'key_id'],
    metrics: SESSION_METRICS,
    due: sessionsSql(isCountedInDaySql),
  },
  {
    table: 'daily_audience',
    keys: ['dimension', 'key_id'],
    metrics: AUDIENCE_METRICS,
    due: audienceSql(isCountedInDaySql),
  },
  {
    table: 'daily_bot_traffic',
    keys: ['dimension', 'key'],
    metrics: ['events', 'page_views', 'clicks', 'visitors'],
    due: dueBotTrafficSql,
  },
  {
    table: 'daily_public_clicks',
    keys: ['product_id'],
    metrics: ['unique_clicks'],
    due: publicClicksSql('$1::date', `events e WHERE ${isInDaySql}`),
  },
];
