/**
 * What every event is counted under: the one definition that the incremental way and the rebuild share.
 * SQL over a row `e` of the log joined with its user agent; a key that is null is not counted.
 */
export const DIMENSIONS = `CROSS JOIN LATERAL (VALUES
    ('total', ''),
    ('type', e.event_type),
    ('product', e.product_id::text),
    ('page', e.page),
    ('slot', e.slot),
    ('source', e.source),
    ('device', e.device),
    ('country', e.country)
  ) AS d(dimension, key)`;

/** The figures that add up from event to event, over the same row `e`. */
export const ADDITIVE_FIGURES = `
    count(*) FILTER (WHERE e.event_type = 'page_view') AS page_views,
    count(*) FILTER (WHERE e.event_type = 'affiliate_click') AS clicks,
    count(*) AS events`;

/** Identifies one visitor under one key of one dimension among a day's marks: 64 bits. */
export const VISITOR_MARK = `hashtextextended(d.dimension || ' ' || d.key, e.visitor)`;

/** First key of the advisory lock that a day's recorders share and its rebuild holds alone. */
export const DAY_LOCK = 7305002;
