import { EVENT_LOG_VIEW } from './event-log-view';
import { SITE_DAY_FUNCTIONS } from '../site-days.sql';
import { StatementsMigration } from './statements-migration';

/**
 * The event log: what every rollup can be computed from. Append-only, a partition for each month of `timestamp`
 * (`events_2026_11`). Texts stand once in texts, origins and user_agents. Columns stand in the
 * order that leaves no gaps between them. There is no primary key, which would be the largest part: event_ids keeps an
 * id from being recorded twice.
 */
const log = [
  `CREATE TABLE texts (
    id serial,
    value text NOT NULL,
    CONSTRAINT texts_pkey PRIMARY KEY (id)
  )`,
  // A text may be too long for an index.
  `CREATE UNIQUE INDEX texts_value_key ON texts ((md5(value)::uuid))`,
  // PAGE_VIEW_ID and AFFILIATE_CLICK_ID of dimensions.ts.
  `INSERT INTO texts (value) VALUES ('page_view'), ('affiliate_click')`,
  `CREATE TABLE origins (
    id serial,
    -- Ids in texts; 0 for none.
    source_id integer NOT NULL,
    channel_id integer NOT NULL,
    referrer_id integer NOT NULL,
    utm_source_id integer NOT NULL,
    utm_medium_id integer NOT NULL,
    utm_campaign_id integer NOT NULL,
    is_demo boolean NOT NULL DEFAULT false,
    CONSTRAINT origins_key
      UNIQUE (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id, is_demo),
    CONSTRAINT origins_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE user_agents (
    id serial,
    value text NOT NULL,
    device text NOT NULL,
    browser text NOT NULL,
    os text NOT NULL,
    -- Device and browser in texts.
    device_id integer NOT NULL,
    browser_id integer NOT NULL,
    CONSTRAINT user_agents_value_key UNIQUE (value),
    CONSTRAINT user_agents_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE events (
    -- When the backend received the event.
    timestamp timestamptz(3) NOT NULL,
    -- Hash of address and user agent under the day's salt.
    visitor bigint NOT NULL,
    id uuid NOT NULL,
    type_id integer NOT NULL,
    origin_id integer NOT NULL,
    user_agent_id integer NOT NULL,
    -- Milliseconds since timestamp; 2,147,483,647 for that long or longer.
    recorded_after_ms integer NOT NULL,
    taken_after_ms integer,
    -- Milliseconds from the timestamp in the event's data to that of the row.
    sent_before_ms integer,
    page_id integer,
    country_id integer,
    language_id integer,
    -- A product that existed when the event was recorded.
    product_id integer,
    slot_id integer,
    -- JSON text in texts of what the event's data has beside data_keys.
    data_id integer,
    rank smallint,
    -- Which keys of the event's data other columns hold: bits of dataKeys in dimensions.ts.
    data_keys smallint NOT NULL,
    network cidr,
    price numeric,
    -- The queue's job; null for what came through the inbox.
    job_id text,
    -- In place of data_id, where the text is long or of a type that others made up.
    data text,
    -- Why this was judged to be no person; null for a person. Rollups leave such rows out.
    bot_reasons text[],
    CONSTRAINT events_network_check
      CHECK (masklen(network) = CASE family(network) WHEN 4 THEN 24 ELSE 48 END)
  ) PARTITION BY RANGE (timestamp)`,
  `CREATE INDEX events_timestamp_idx ON events (timestamp)`,
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
  EVENT_LOG_VIEW,
];

/** Ids of 48 hours, the day's visitors, batches that the queue could not take, and events that cannot be recorded. */
const recording = [
  `CREATE TABLE event_ids (
    id uuid NOT NULL,
    recorded_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT event_ids_pkey PRIMARY KEY (id)
  )`,
  // Ids come in time order, so a block range index finds the old ones at almost no cost.
  `CREATE INDEX event_ids_recorded_at_idx ON event_ids USING brin (recorded_at)`,
  `CREATE TABLE visitor_salts (
    day date NOT NULL,
    salt bytea NOT NULL,
    -- 48 hours after the day began.
    destroy_at timestamptz NOT NULL,
    CONSTRAINT visitor_salts_pkey PRIMARY KEY (day)
  )`,
  // Which visitors were seen on an open day, under each key.
  `CREATE TABLE visitors_seen (
    -- 64-bit hash of dimension, key and visitor.
    mark bigint NOT NULL,
    day date NOT NULL,
    -- Under the total: the hour of the first event, and the hour it was before an earlier event came late.
    hour timestamptz(0),
    previous_hour timestamptz(0),
    CONSTRAINT visitors_seen_pkey PRIMARY KEY (day, mark)
  )`,
  `CREATE TABLE event_inbox (
    id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    -- JSON text of a TrackedEvent array, and of the ids of the requests that brought them.
    events text NOT NULL,
    request_ids text,
    received_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT event_inbox_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE failed_events (
    id bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    -- SHA-256 of the event: a job that runs twice is kept once.
    fingerprint text NOT NULL,
    event text NOT NULL,
    reason text NOT NULL,
    job_id text,
    quarantined_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT failed_events_pkey PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX failed_events_fingerprint_key ON failed_events (fingerprint)`,
];

/** Columns of a count by period. Visitors count once a day under each key. */
const counts = (type: 'integer' | 'bigint') =>
  ['page_views', 'clicks', 'events', 'visitors']
    .map((name) => `${name} ${type} NOT NULL DEFAULT 0`)
    .join(', ');

/** Counts by dimension (dimensions.ts) and key; events of bots are excluded. Days are those of the site's time zone. */
const rollups = [
  // All events together, by the moment that an hour begins: hours pass from the first moment of their day on.
  `CREATE TABLE hourly_rollups (
    hour timestamptz(0) NOT NULL, ${counts('integer')},
    CONSTRAINT hourly_rollups_pkey PRIMARY KEY (hour)
  )`,
  `CREATE TABLE daily_rollups (
    day date NOT NULL, key_id integer NOT NULL, ${counts('bigint')}, dimension smallint NOT NULL,
    CONSTRAINT daily_rollups_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  `CREATE VIEW daily_clicks AS SELECT day, clicks FROM daily_rollups WHERE dimension = 0`,
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
    page_key integer NOT NULL,
    slot_key integer NOT NULL,
    product_id integer NOT NULL,
    impressions integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    CONSTRAINT ${table}_pkey PRIMARY KEY (${period}, page_key, slot_key, product_id)
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
  // Excluded events, by the dimensions of left-out.ts.
  `CREATE TABLE daily_bot_traffic (
    day date NOT NULL, events integer NOT NULL, page_views integer NOT NULL, clicks integer NOT NULL,
    visitors integer NOT NULL, dimension smallint NOT NULL, key text NOT NULL,
    CONSTRAINT daily_bot_traffic_pkey PRIMARY KEY (dimension, day, key)
  )`,
];

/** What is known of each day, once the log has had an event of it or it was verified; and of each month. */
const days = [
  `CREATE TABLE log_days (
    day date NOT NULL,
    -- When an event of the day was last recorded, erased or reclassified; null for a day that never had one.
    changed_at timestamptz,
    -- The day's projections have everything of before this moment: they are stale while it lies before changed_at.
    projected_at timestamptz,
    -- When the day was last held against the log, and how many rows differed.
    verified_at timestamptz(3),
    drift integer,
    -- When the day's single events were dropped, and how many there were: such a day is never rebuilt.
    dropped_at timestamptz(3),
    dropped_events bigint,
    has_demo boolean NOT NULL DEFAULT false,
    -- The site's time zone was changed, and the day still has the counts that it had before.
    rebuild_due boolean NOT NULL DEFAULT false,
    CONSTRAINT log_days_pkey PRIMARY KEY (day)
  )`,
  // When a month of final days was summed up; null while it is not, or no longer: then its days are read.
  `CREATE TABLE log_months (
    month date NOT NULL,
    rollups_summed_at timestamptz,
    attributions_summed_at timestamptz,
    CONSTRAINT log_months_pkey PRIMARY KEY (month)
  )`,
];

/** The owner's rules that tell bots, and what the counts would be with a rule. */
const botRules = [
  `CREATE TABLE bot_rules (
    id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
    condition jsonb NOT NULL,
    state text NOT NULL DEFAULT 'draft',
    tried_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT bot_rules_state_check CHECK (state IN ('draft', 'keeping', 'kept', 'taking-back')),
    CONSTRAINT bot_rules_condition_key UNIQUE (condition),
    CONSTRAINT bot_rules_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE bot_rule_previews (
    rule_id integer NOT NULL,
    day date NOT NULL,
    product_id integer NOT NULL,
    views integer NOT NULL,
    clicks integer NOT NULL,
    visitors integer NOT NULL,
    views_after integer NOT NULL,
    clicks_after integer NOT NULL,
    visitors_after integer NOT NULL,
    CONSTRAINT bot_rule_previews_pkey PRIMARY KEY (rule_id, day, product_id),
    CONSTRAINT bot_rule_previews_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES bot_rules (id) ON DELETE CASCADE
  )`,
];

export class EventsAndRollups1790000000002 extends StatementsMigration {
  protected readonly statements = [
    ...SITE_DAY_FUNCTIONS,
    ...log,
    ...recording,
    ...rollups,
    ...projections,
    ...days,
    ...botRules,
  ];
}
