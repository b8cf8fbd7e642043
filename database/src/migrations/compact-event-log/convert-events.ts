const SEARCH = String.raw`(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|qwant|startpage|search\.brave|kagi)\.`;
const SOCIAL = String.raw`(^|\.)(facebook|instagram|twitter|x|t|reddit|youtube|pinterest|linkedin|lnkd|tiktok|threads|mastodon|bsky|vk)\.[a-z]+$`;

/** What the channel would have been, as far as the source tells: the medium was not kept. */
const channelOf = (source: string) => `CASE
    WHEN ${source} = 'direct' THEN 'direct'
    WHEN ${source} ~ '${SEARCH}' THEN 'organic-search'
    WHEN ${source} ~ '${SOCIAL}' THEN 'social'
    WHEN ${source} ~ '[.:]' THEN 'referral'
    ELSE 'campaign' END`;

const idOf = (value: string) => `(SELECT id FROM event_texts WHERE md5(value)::uuid = md5(${value})::uuid)`;

/** Data of the site's own events comes again and again; of others, and with a time in it, it is kept where it stands. */
const SHARED_DATA = `event_type IN ('page_view', 'affiliate_click') AND length(event_data) <= 200
  AND event_data NOT LIKE '%"timestamp":%'`;

const MILLISECONDS = `extract(epoch FROM recorded_at - timestamp) * 1000`;

/** Every event of the old log, in the new one. */
export const convertEvents = [
  `INSERT INTO event_texts (value)
    SELECT DISTINCT value FROM (
      SELECT unnest(ARRAY[event_type, page, slot, source, ${channelOf('source')}, referrer, country, language,
        CASE WHEN ${SHARED_DATA} THEN event_data END]) AS value
      FROM old_events
      UNION ALL SELECT key FROM old_daily_rollups WHERE dimension NOT IN ('total', 'product')
      UNION ALL SELECT key FROM old_hourly_rollups WHERE dimension NOT IN ('total', 'product')
      UNION ALL SELECT unnest(ARRAY[device, browser]) FROM user_agents
    ) AS texts
    WHERE value IS NOT NULL AND value NOT IN ('page_view', 'affiliate_click')
    ORDER BY value`,
  `ANALYZE event_texts`,
  `ALTER TABLE user_agents ADD COLUMN device_id integer, ADD COLUMN browser_id integer`,
  `UPDATE user_agents SET device_id = ${idOf('device')}, browser_id = ${idOf('browser')}`,
  `ALTER TABLE user_agents ALTER COLUMN device_id SET NOT NULL, ALTER COLUMN browser_id SET NOT NULL`,
  `INSERT INTO event_origins (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id)
    SELECT ${idOf('source')}, ${idOf('channel')}, coalesce(${idOf('referrer')}, 0), 0, 0, 0
    FROM (SELECT DISTINCT source, ${channelOf('source')} AS channel, referrer FROM old_events) AS origins
    ORDER BY source, referrer`,
  `ANALYZE event_origins`,
  `SELECT ensure_event_partition(month) FROM (
      SELECT DISTINCT date_trunc('month', timestamp, 'UTC') AS month FROM old_events
    ) AS months`,
  `INSERT INTO analytics_events (
      timestamp, visitor, id, type_id, origin_id, user_agent_id, recorded_after_ms, page_id, country_id,
      language_id, product_id, slot_id, data_id, rank, data_keys, network, price, data, bot_reasons
    )
    SELECT timestamp, visitor, old.id, types.id, origins.id, user_agent_id,
      least(greatest(${MILLISECONDS}, -2147483648), 2147483647)::integer,
      pages.id, countries.id, languages.id, product_id, slots.id, shared.id, rank, 0,
      CASE WHEN ip_address ~ '^(\\d{1,3}\\.){3}\\d{1,3}/24$|^[0-9a-f:]+/48$' THEN network(ip_address::inet) END,
      price, CASE WHEN NOT (${SHARED_DATA}) THEN event_data END, bot_reasons
    FROM old_events old
    JOIN event_texts types ON md5(types.value)::uuid = md5(event_type)::uuid
    JOIN event_texts sources ON md5(sources.value)::uuid = md5(source)::uuid
    LEFT JOIN event_texts referrers ON md5(referrers.value)::uuid = md5(referrer)::uuid
    JOIN event_origins origins ON origins.source_id = sources.id AND origins.referrer_id = coalesce(referrers.id, 0)
    LEFT JOIN event_texts pages ON md5(pages.value)::uuid = md5(page)::uuid
    LEFT JOIN event_texts countries ON md5(countries.value)::uuid = md5(country)::uuid
    LEFT JOIN event_texts languages ON md5(languages.value)::uuid = md5(language)::uuid
    LEFT JOIN event_texts slots ON md5(slots.value)::uuid = md5(slot)::uuid
    LEFT JOIN event_texts shared
      ON md5(shared.value)::uuid = md5(CASE WHEN ${SHARED_DATA} THEN event_data END)::uuid
    ORDER BY timestamp`,
  `DO $$ BEGIN
    IF (SELECT count(*) FROM analytics_events) <> (SELECT count(*) FROM old_events) THEN
      RAISE EXCEPTION 'not every event was converted';
    END IF;
  END $$`,
];
