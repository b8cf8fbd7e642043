import { VISITORS_OF_A_NETWORK } from '@astaguide/contracts/share-links/shared-report';
import { AFFILIATE_CLICK_ID } from './dimensions';

/**
 * SQL for the unique clicks by day and product that may be shown to others, as rows of `day`, `product_id` (0 for none)
 * and `unique_clicks`. Of each network and day, the visitors who clicked first count. Bot traffic is excluded.
 *
 * @param day SQL for the day of an event
 * @param events SQL after FROM, with a condition: the rows `e` of the log
 */
export const publicClicksSql = (day: string, events: string) => `
  SELECT day, product_id, count(DISTINCT visitor)::integer AS unique_clicks
  FROM (
    SELECT day, product_id, visitor, dense_rank() OVER (PARTITION BY day, network ORDER BY came_at, visitor) AS place
    FROM (
      SELECT day, product_id, network, visitor, min(min(clicked_at)) OVER (PARTITION BY day, network, visitor) AS came_at
      FROM (
        SELECT ${day} AS day, coalesce(e.product_id, 0) AS product_id, e.network, e.visitor,
          e.occurred_at AS clicked_at
        FROM ${events} AND e.type_id = ${AFFILIATE_CLICK_ID} AND e.bot_reasons IS NULL
      ) AS clicks
      GROUP BY day, product_id, network, visitor
    ) AS visitors
  ) AS ranked
  WHERE place <= ${VISITORS_OF_A_NETWORK}
  GROUP BY day, product_id`;
