import type { SentDimension } from '@astaguide/contracts/analytics/folded-names';
import { dimensions } from './dimensions';

/**
 * Networks (/24, /48) that must have sent a name before lists show it. One household has up to two: of IPv4 and of IPv6.
 */
const NETWORKS_OF_A_KNOWN_NAME = 3;

const sentColumns: Record<SentDimension, string> = {
  campaign: 'utm_campaign_id',
  medium: 'utm_medium_id',
  content: 'utm_content_id',
  term: 'utm_term_id',
};

/**
 * SQL that adds the networks of events to `sent_names`, and decides which names are known: a known one stays known. The
 * networks of unknown names are kept across days, so that a small campaign becomes known in time. Names of demo data are
 * known. The row of the total is known once the site has had visitors of enough networks, without demo data.
 *
 * @param events condition for the rows `e` of the log
 */
export const learnNamesSql = (events: string) => `
  WITH visits AS MATERIALIZED (SELECT DISTINCT e.origin_id, e.network FROM events e WHERE ${events}),
  sent AS MATERIALIZED (
    SELECT DISTINCT keys.dimension, keys.key_id, visits.network, keys.is_known
    FROM visits JOIN origins ON origins.id = visits.origin_id CROSS JOIN LATERAL (VALUES
      (${dimensions.total}::smallint, 0, false),
      ${Object.entries(sentColumns)
        .map(([name, column]) => `(${dimensions[name as SentDimension]}, ${column}, is_demo)`)
        .join(',\n      ')}
    ) AS keys(dimension, key_id, is_known)
    WHERE keys.key_id <> 0 OR (keys.dimension = ${dimensions.total} AND NOT is_demo)
  ),
  learned AS (
    SELECT dimension, key_id,
      bool_or(is_known) OR count(DISTINCT network) >= ${NETWORKS_OF_A_KNOWN_NAME} AS is_known,
      coalesce(array_agg(DISTINCT network) FILTER (WHERE network IS NOT NULL), '{}') AS networks
    FROM (
      SELECT * FROM sent
      UNION ALL
      SELECT dimension, key_id, network, is_known FROM sent_names LEFT JOIN unnest(networks) AS network ON true
      WHERE (dimension, key_id) IN (SELECT dimension, key_id FROM sent)
    ) AS names
    GROUP BY dimension, key_id
  )
  INSERT INTO sent_names AS stored (dimension, key_id, is_known, networks)
  SELECT dimension, key_id, is_known, CASE WHEN is_known THEN '{}' ELSE networks END FROM learned
  ORDER BY dimension, key_id
  ON CONFLICT (dimension, key_id) DO UPDATE SET is_known = excluded.is_known, networks = excluded.networks
    WHERE NOT stored.is_known AND (excluded.is_known OR stored.networks <> excluded.networks)`;

/**
 * SQL condition for a key that lists fold. While the site has seen too few networks to tell visitors apart, as behind a
 * proxy that it may not trust, every name is shown.
 *
 * @param dimension SQL for its number
 * @param key SQL for the id of its text, not 0
 */
export const isUnknownNameSql = (dimension: string | number, key: string) => `(
  EXISTS (SELECT FROM sent_names WHERE sent_names.dimension = ${dimensions.total} AND sent_names.is_known)
  AND NOT EXISTS (
    SELECT FROM sent_names
    WHERE sent_names.dimension = ${dimension} AND sent_names.key_id = ${key} AND sent_names.is_known
  ))`;
