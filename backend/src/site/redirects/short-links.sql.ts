import { dimensions } from '@astaguide/database/event-store/dimensions';
import { idOfText } from '@astaguide/database/event-store/event-columns';

/**
 * The short links with the clicks on them, the newest first: the one with the slug $1, or all if that is null. The
 * texts of the log are found by their hash, which has an index.
 */
export const FIND_SHORT_LINKS = `
  SELECT link.slug, url, link.created_at AS "createdAt",
    CASE WHEN products.id IS NOT NULL THEN json_build_object('id', products.id, 'name', name) END AS product,
    (SELECT coalesce(sum(events), 0)::integer FROM daily_rollups
     WHERE dimension = ${dimensions.page}
       AND key_id = ${idOfText("'/l/' || link.slug")}) AS clicks
  FROM short_links link LEFT JOIN products ON products.id = product_id AND deleted_at IS NULL
  WHERE $1::text IS NULL OR link.slug = $1
  ORDER BY link.created_at DESC, link.slug`;
