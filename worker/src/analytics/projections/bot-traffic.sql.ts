import { AFFILIATE_CLICK_ID, PAGE_VIEW_ID } from '@astaguide/database/event-store/dimensions';
import { agentFamily, botTrafficDimensions } from '@astaguide/database/event-store/bot-traffic';
import { isInDaySql } from '../rollups/day-events.sql';

const { total, reason, agent, network } = botTrafficDimensions;

/** A day's bot traffic. An event with several reasons counts under each of them. */
export const dueBotTrafficSql = `
  WITH bot_traffic AS MATERIALIZED (
    SELECT e.visitor, e.type_id, e.user_agent_id, e.network, e.bot_reasons
    FROM events e WHERE ${isInDaySql} AND e.bot_reasons IS NOT NULL
  ),
  families AS MATERIALIZED (
    SELECT agents.id, ${agentFamily('agents')} AS family
    FROM user_agents agents WHERE agents.id IN (SELECT user_agent_id FROM bot_traffic)
  )
  SELECT keys.dimension, keys.key, count(*)::integer AS events,
    count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID})::integer AS page_views,
    count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID})::integer AS clicks,
    count(DISTINCT visitor)::integer AS visitors
  FROM bot_traffic JOIN families ON families.id = user_agent_id
    CROSS JOIN LATERAL (
      VALUES (${total}::smallint, ''), (${agent}::smallint, family),
        (${network}::smallint, coalesce(network::text, ''))
      UNION ALL SELECT ${reason}::smallint, reason FROM unnest(bot_reasons) AS reasons(reason)
    ) AS keys(dimension, key)
  GROUP BY keys.dimension, keys.key`;
