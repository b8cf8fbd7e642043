import { StatementsMigration } from './statements-migration';

const LOCAL_DAY = '(moment AT TIME ZONE site_settings.time_zone)::date';
const MIDNIGHT = '(day::timestamp AT TIME ZONE site_settings.time_zone)';
// PostgreSQL resolves an ambiguous midnight to the second one.
const FIRST_MIDNIGHT = `(${MIDNIGHT} - CASE
      WHEN ((${MIDNIGHT} - interval '1 hour') AT TIME ZONE site_settings.time_zone)::date = day THEN interval '1 hour'
      ELSE interval '0' END)`;

/** The site's days, by the zone in its settings; site-days.sql.ts has the same terms for statements. */
const siteDays = [
  // LEAST and GREATEST ignore null: the site's first time zone has no start.
  `CREATE FUNCTION day_of(moment timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN moment < site_settings.zone_starts_at THEN least(${LOCAL_DAY}, site_settings.zone_first_day - 1)
    ELSE greatest(${LOCAL_DAY}, site_settings.zone_first_day) END FROM site_settings
  $$`,
  `CREATE FUNCTION day_start(day date) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN day < site_settings.zone_first_day THEN least(${FIRST_MIDNIGHT}, site_settings.zone_starts_at)
    WHEN day = site_settings.zone_first_day THEN site_settings.zone_starts_at
    ELSE greatest(${FIRST_MIDNIGHT}, site_settings.zone_starts_at) END FROM site_settings
  $$`,
  // A volatile function sees what was committed while it waited for the lock; the calling statement does not. `sweep`
  // stays the same for as long as ids of texts, origins and user agents that were read after it are valid.
  `CREATE FUNCTION hold_time_zone()
    RETURNS TABLE (time_zone text, zone_first_day date, zone_starts_at timestamptz, sweep bigint)
    LANGUAGE plpgsql VOLATILE AS $$
  #variable_conflict use_column
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(7305004);
    RETURN QUERY SELECT time_zone, zone_first_day, zone_starts_at, (SELECT last_value FROM reference_sweeps) FROM
      site_settings;
  END
  $$`,
];

/**
 * The event log: what every rollup can be computed from. Append-only, a partition for each month of `occurred_at`
 * (`events_2026_11`). Texts are stored once, in texts, origins and user_agents. There is no primary key, which would be the
 * largest part: event_ids keeps an id from being recorded twice.
 */
const log = [
  // Campaign parameters are the same in any case: they are found by their lower-case form, and shown as first written.
  `CREATE TABLE texts (id serial PRIMARY KEY, value text NOT NULL, folded text)`,
  // A text may be too long for an index.
  `CREATE UNIQUE INDEX texts_value_key ON texts ((md5(value)::uuid)) WHERE folded IS NULL`,
  `CREATE UNIQUE INDEX texts_folded_key ON texts ((md5(folded)::uuid)) WHERE folded IS NOT NULL`,
  // In the order of their ids in dimensions.ts.
  `INSERT INTO texts (value) VALUES
    ('page_view'), ('affiliate_click'), ('(unknown page)'), ('(unknown placement)'), ('(other)')`,
  // Its value changes when texts, origins or user agents were removed: ids that were read before are not written then.
  `CREATE SEQUENCE reference_sweeps`,
  // Never a value of before a restore, whose ids a running worker may have cached.
  `SELECT setval('reference_sweeps', (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
  `CREATE TABLE origins (
    id serial PRIMARY KEY,
    -- Ids in texts; 0 for none.
    source_id integer NOT NULL, channel_id integer NOT NULL, referrer_id integer NOT NULL,
    utm_source_id integer NOT NULL, utm_medium_id integer NOT NULL, utm_campaign_id integer NOT NULL,
    utm_content_id integer NOT NULL, utm_term_id integer NOT NULL,
    is_demo boolean NOT NULL DEFAULT false,
    CONSTRAINT origins_key UNIQUE (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id,
      utm_campaign_id, utm_content_id, utm_term_id, is_demo)
  )`,
  `CREATE TABLE user_agents (
    id serial PRIMARY KEY,
    value text NOT NULL UNIQUE,
    device text NOT NULL, browser text NOT NULL, os text NOT NULL,
    -- Device and browser in texts.
    device_id integer NOT NULL, browser_id integer NOT NULL
  )`,
  // In the order that avoids alignment padding.
  `CREATE TABLE events (
    occurred_at timestamptz(3) NOT NULL, received_at timestamptz(3) NOT NULL, dequeued_at timestamptz(3) NOT NULL,
      recorded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(), visitor bigint NOT NULL, id uuid NOT NULL,
      type_id integer NOT NULL, origin_id integer NOT NULL, user_agent_id integer NOT NULL, page_id integer,
      country_id integer, language_id integer, product_id integer, link_placement_id integer, sent_page_id integer,
      sent_link_placement_id integer, offers_id integer, rank smallint, network cidr, price numeric, job_id text,
      extra jsonb, bot_reasons text[],
    CONSTRAINT events_network_check
      CHECK (masklen(network) = CASE family(network) WHEN 4 THEN 24 ELSE 48 END)
  ) PARTITION BY RANGE (occurred_at)`,
  `CREATE INDEX events_occurred_at_idx ON events (occurred_at)`,
  // Many processes may ask at once: the lock lets one of them make the partition while the others wait.
  `CREATE FUNCTION ensure_event_partition(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    first_day date := date_trunc('month', moment AT TIME ZONE 'UTC')::date;
    partition_name text := 'events_' || to_char(first_day, 'YYYY_MM');
  BEGIN
    IF to_regclass(partition_name) IS NULL THEN
      PERFORM pg_advisory_xact_lock(7305001);
      EXECUTE format(
        'CREATE TABLE IF NOT EXISTS %I PARTITION OF events FOR VALUES FROM (%L) TO (%L)',
        partition_name,
        first_day::timestamp AT TIME ZONE 'UTC',
        (first_day + interval '1 month') AT TIME ZONE 'UTC'
      );
    END IF;
  END
  $$`,
  `CREATE VIEW event_log AS
    SELECT
      log.occurred_at, log.received_at, log.dequeued_at, log.recorded_at, log.visitor, log.id, type_id_text.value AS
      type, log.origin_id, log.user_agent_id, coalesce(sent_page_id_text.value, page_id_text.value) AS page,
      country_id_text.value AS country, language_id_text.value AS language, log.product_id,
      coalesce(sent_link_placement_id_text.value, link_placement_id_text.value) AS link_placement,
      sent_page_id_text.value AS sent_page, sent_link_placement_id_text.value AS sent_link_placement,
      offers_id_text.value AS offers, log.rank, log.network, log.price, log.job_id, log.extra, log.bot_reasons,
      source_id_text.value AS source, channel_id_text.value AS channel, referrer_id_text.value AS referrer,
        utm_source_id_text.value AS utm_source, utm_medium_id_text.value AS utm_medium, utm_campaign_id_text.value
        AS utm_campaign, utm_content_id_text.value AS utm_content, utm_term_id_text.value AS utm_term,
      agents.device,
      agents.browser,
      agents.os,
      agents.value AS user_agent,
      origins.is_demo,
      jsonb_strip_nulls(jsonb_build_object(
        'page', coalesce(sent_page_id_text.value, page_id_text.value), 'linkPlacement',
          coalesce(sent_link_placement_id_text.value, link_placement_id_text.value), 'rank', log.rank, 'price',
          log.price::text,
        'referrer', referrer_id_text.value, 'utmSource', utm_source_id_text.value, 'utmMedium',
          utm_medium_id_text.value, 'utmCampaign', utm_campaign_id_text.value, 'utmContent',
          utm_content_id_text.value, 'utmTerm', utm_term_id_text.value,
        'offers', offers_id_text.value::jsonb
      )) || coalesce(log.extra, '{}') AS data
    FROM events log
    LEFT JOIN texts type_id_text ON type_id_text.id = log.type_id
    LEFT JOIN texts page_id_text ON page_id_text.id = log.page_id
    LEFT JOIN texts country_id_text ON country_id_text.id = log.country_id
    LEFT JOIN texts language_id_text ON language_id_text.id = log.language_id
    LEFT JOIN texts link_placement_id_text ON link_placement_id_text.id = log.link_placement_id
    LEFT JOIN texts sent_page_id_text ON sent_page_id_text.id = log.sent_page_id
    LEFT JOIN texts sent_link_placement_id_text ON sent_link_placement_id_text.id = log.sent_link_placement_id
    LEFT JOIN texts offers_id_text ON offers_id_text.id = log.offers_id
    LEFT JOIN origins ON origins.id = log.origin_id
    LEFT JOIN texts source_id_text ON source_id_text.id = origins.source_id
    LEFT JOIN texts channel_id_text ON channel_id_text.id = origins.channel_id
    LEFT JOIN texts referrer_id_text ON referrer_id_text.id = origins.referrer_id
    LEFT JOIN texts utm_source_id_text ON utm_source_id_text.id = origins.utm_source_id
    LEFT JOIN texts utm_medium_id_text ON utm_medium_id_text.id = origins.utm_medium_id
    LEFT JOIN texts utm_campaign_id_text ON utm_campaign_id_text.id = origins.utm_campaign_id
    LEFT JOIN texts utm_content_id_text ON utm_content_id_text.id = origins.utm_content_id
    LEFT JOIN texts utm_term_id_text ON utm_term_id_text.id = origins.utm_term_id
    LEFT JOIN user_agents agents ON agents.id = log.user_agent_id`,
];

/** Ids of 48 hours, the day's visitors, batches that the queue could not take, and events that cannot be recorded. */
const recording = [
  `CREATE TABLE event_ids (id uuid PRIMARY KEY, recorded_at timestamptz(3) NOT NULL DEFAULT now())`,
  // Ids come in time order, so a block range index finds the old ones at almost no cost.
  `CREATE INDEX event_ids_recorded_at_idx ON event_ids USING brin (recorded_at)`,
  `CREATE TABLE visitor_salts (
    day date PRIMARY KEY,
    salt bytea NOT NULL,
    -- 48 hours after the day began.
    destroy_at timestamptz NOT NULL
  )`,
  // Which visitors were seen on an open day under each key, and which product each of them has clicked on.
  `CREATE TABLE visitors_seen (
    -- 64-bit hash of dimension, key, visitor and, for a click, product.
    mark bigint NOT NULL,
    day date NOT NULL,
    -- Under the total: the hour of the first event, and the hour it was before an earlier event came late.
    hour timestamptz(0),
    previous_hour timestamptz(0),
    CONSTRAINT visitors_seen_pkey PRIMARY KEY (day, mark)
  )`,
  `CREATE TABLE event_inbox (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    -- JSON text of a TrackedEvent array, and of the ids of the requests that brought them.
    events text NOT NULL,
    request_ids text,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE failed_events (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    -- SHA-256 of the event: a job that runs twice is kept once.
    fingerprint text NOT NULL,
    event text NOT NULL,
    reason text NOT NULL,
    job_id text,
    failed_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX failed_events_fingerprint_key ON failed_events (fingerprint)`,
];

/** Columns of a count by period. Visitors count once a day under each key, and their clicks once for each product. */
const counts = (type: 'integer' | 'bigint') =>
  ['page_views', 'clicks', 'unique_clicks', 'events', 'visitors']
    .map((name) => `${name} ${type} NOT NULL DEFAULT 0`)
    .join(', ');

/** Counts by dimension (dimensions.ts) and key; events of bots are excluded. Days are those of the site's time zone. */
const rollups = [
  // All events together, by the moment that an hour begins: hours pass from the first moment of their day on.
  `CREATE TABLE hourly_rollups (hour timestamptz(0) PRIMARY KEY, ${counts('integer')})`,
  `CREATE TABLE daily_rollups (
    day date NOT NULL, key_id integer NOT NULL, ${counts('bigint')}, dimension smallint NOT NULL,
    CONSTRAINT daily_rollups_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  `CREATE VIEW daily_clicks AS SELECT day, clicks FROM daily_rollups WHERE dimension = 0`,
  // Top Products adds up these rows; over months, reports read those of monthly_rollups.
  `CREATE VIEW top_products AS
    SELECT day, key_id AS product_id, clicks FROM daily_rollups WHERE dimension = 2 AND clicks > 0`,
  // By the month's first day.
  `CREATE TABLE monthly_rollups (
    month date NOT NULL, key_id integer NOT NULL, ${counts('bigint')}, dimension smallint NOT NULL,
    CONSTRAINT monthly_rollups_pkey PRIMARY KEY (dimension, month, key_id)
  )`,
];

const attributions = (table: string, period: string) =>
  `CREATE TABLE ${table} (
    ${period} date NOT NULL,
    page_key integer NOT NULL, link_placement_key integer NOT NULL, product_id integer NOT NULL,
    impressions integer NOT NULL DEFAULT 0, clicks integer NOT NULL DEFAULT 0,
    CONSTRAINT ${table}_pkey PRIMARY KEY (${period}, page_key, link_placement_key, product_id)
  )`;

/** What the worker computes from the log by the day. */
const projections = [
  attributions('daily_attributions', 'day'),
  attributions('monthly_attributions', 'month'),
  // Sessions, those that saw the comparison or a review, and of these those that followed a buy link then or later.
  `CREATE TABLE daily_funnels (
    day date NOT NULL, key_id integer NOT NULL, sessions integer NOT NULL, engaged integer NOT NULL,
    clicked integer NOT NULL, dimension smallint NOT NULL,
    CONSTRAINT daily_funnels_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  // Excluded events, by the dimensions of bot-traffic.ts.
  `CREATE TABLE daily_bot_traffic (
    day date NOT NULL, events integer NOT NULL, page_views integer NOT NULL, clicks integer NOT NULL,
    visitors integer NOT NULL, dimension smallint NOT NULL, key text NOT NULL,
    CONSTRAINT daily_bot_traffic_pkey PRIMARY KEY (dimension, day, key)
  )`,
  // The unique clicks that are shown to others, by public-clicks.sql.ts; product 0 for clicks on none.
  `CREATE TABLE daily_public_clicks (
    day date NOT NULL, product_id integer NOT NULL, unique_clicks integer NOT NULL,
    CONSTRAINT daily_public_clicks_pkey PRIMARY KEY (day, product_id)
  )`,
  // Campaigns and their parameters by dimension and text, by sent-names.sql.ts. The networks of a known one are
  // no longer kept.
  `CREATE TABLE sent_names (
    dimension smallint NOT NULL, key_id integer NOT NULL, is_known boolean NOT NULL, networks cidr[] NOT NULL,
    CONSTRAINT sent_names_pkey PRIMARY KEY (dimension, key_id)
  )`,
];

/** What is known of each day, once the log has had an event of it or it was verified; and of each month. */
const days = [
  `CREATE TABLE log_days (
    day date PRIMARY KEY,
    -- When an event of the day was last recorded, erased or reclassified; null for a day that never had one.
    changed_at timestamptz,
    -- The day's projections have everything of before this moment: they are stale while it lies before changed_at.
    projected_at timestamptz,
    -- When the day was last held against the log, and how many rows differed.
    verified_at timestamptz(3), drift integer,
    -- When the day's single events were dropped, and how many there were: such a day is never rebuilt.
    dropped_at timestamptz(3), dropped_events bigint,
    has_demo boolean NOT NULL DEFAULT false,
    -- The site's time zone was changed, and the day still has the counts that it had before.
    rebuild_due boolean NOT NULL DEFAULT false
  )`,
  // When a month of final days was summed up; null while it is not, or no longer: then its days are read.
  `CREATE TABLE log_months (month date PRIMARY KEY, rollups_summed_at timestamptz, attributions_summed_at timestamptz)`,
];

/** The owner's rules that mark bots, and what the counts would be with a rule. */
const botRules = [
  `CREATE TABLE bot_rules (
    id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    condition jsonb NOT NULL UNIQUE,
    state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'applying', 'applied', 'removing')),
    previewed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE bot_rule_previews (
    rule_id integer NOT NULL REFERENCES bot_rules (id) ON DELETE CASCADE,
    day date NOT NULL,
    product_id integer NOT NULL,
    views integer NOT NULL, clicks integer NOT NULL, visitors integer NOT NULL,
    views_after integer NOT NULL, clicks_after integer NOT NULL, visitors_after integer NOT NULL,
    CONSTRAINT bot_rule_previews_pkey PRIMARY KEY (rule_id, day, product_id)
  )`,
];

export class EventsAndRollups1790000000002 extends StatementsMigration {
  protected readonly statements = [
    ...siteDays,
    ...log,
    ...recording,
    ...rollups,
    ...projections,
    ...days,
    ...botRules,
  ];
}
