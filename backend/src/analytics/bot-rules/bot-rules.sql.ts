/** Maximum number of products in a preview. */
const TOLD_PRODUCTS = 10;

const metricsOf = (after: '' | '_after') =>
  `json_build_object(${['views', 'clicks', 'visitors'].map((name) => `'${name}', sum(${name}${after})`).join(', ')})`;
const BESIDE = `${metricsOf('')} AS before, ${metricsOf('_after')} AS after`;

/** Finds the oldest day with raw events, and today. */
export const FIND_DAYS = `
  SELECT day_of(min(occurred_at))::text AS oldest, day_of(now())::text AS today FROM events`;

/** Reads the days of the preview of the rule $1, oldest first. */
export const PREVIEWED_DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, ${BESIDE}
  FROM bot_rule_previews WHERE rule_id = $1 AND product_id = 0 GROUP BY day ORDER BY day`;

/** Reads the products of the preview of the rule $1: most clicks first, then most views. */
export const PREVIEWED_PRODUCTS = `
  SELECT metrics.product_id AS "productId", products.name, ${BESIDE}
  FROM (SELECT product_id, views, views_after, clicks, clicks_after, visitors, visitors_after
        FROM bot_rule_previews WHERE rule_id = $1 AND product_id > 0) AS metrics
  LEFT JOIN products ON products.id = metrics.product_id
  GROUP BY metrics.product_id, products.name
  ORDER BY sum(clicks) DESC, sum(metrics.views) DESC, metrics.product_id LIMIT ${TOLD_PRODUCTS}`;
