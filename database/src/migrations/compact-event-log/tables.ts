/** The old tables make room; what is in them is read from there. */
export const clearTheWay = [
  `DROP VIEW top_products, daily_clicks`,
  `ALTER TABLE analytics_events RENAME TO old_events`,
  `DO $$
  DECLARE partition regclass;
  BEGIN
    FOR partition IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'old_events'::regclass LOOP
      EXECUTE format('ALTER TABLE %s RENAME TO %I', partition, 'old_' || (SELECT relname FROM pg_class WHERE oid = partition));
    END LOOP;
  END
  $$`,
  `ALTER TABLE hourly_rollups RENAME TO old_hourly_rollups`,
  `ALTER TABLE daily_rollups RENAME TO old_daily_rollups`,
  `ALTER TABLE old_daily_rollups RENAME CONSTRAINT daily_rollups_pkey TO old_daily_rollups_pkey`,
  // The marks are made again from the log.
  `DROP TABLE visitor_marks`,
];

/** Columns stand in the order that leaves no gaps between them. */
export const tables = [
  `CREATE TABLE event_texts (
    id serial,
    value text NOT NULL,
    CONSTRAINT event_texts_pkey PRIMARY KEY (id)
  )`,
  `CREATE UNIQUE INDEX event_texts_value_key ON event_texts ((md5(value)::uuid))`,
  `INSERT INTO event_texts (value) VALUES ('page_view'), ('affiliate_click')`,
  `CREATE TABLE event_origins (
    id serial,
    source_id integer NOT NULL,
    channel_id integer NOT NULL,
    referrer_id integer NOT NULL,
    utm_source_id integer NOT NULL,
    utm_medium_id integer NOT NULL,
    utm_campaign_id integer NOT NULL,
    is_demo boolean NOT NULL DEFAULT false,
    CONSTRAINT event_origins_key
      UNIQUE (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id, is_demo),
    CONSTRAINT event_origins_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE analytics_events (
    timestamp timestamptz(3) NOT NULL,
    visitor bigint NOT NULL,
    id uuid NOT NULL,
    type_id integer NOT NULL,
    origin_id integer NOT NULL,
    user_agent_id integer NOT NULL,
    recorded_after_ms integer NOT NULL,
    taken_after_ms integer,
    sent_before_ms integer,
    page_id integer,
    country_id integer,
    language_id integer,
    product_id integer,
    slot_id integer,
    data_id integer,
    rank smallint,
    data_keys smallint NOT NULL,
    network cidr,
    price numeric,
    job_id text,
    data text,
    bot_reasons text[],
    CONSTRAINT analytics_events_network_check
      CHECK (masklen(network) = CASE family(network) WHEN 4 THEN 24 ELSE 48 END)
  ) PARTITION BY RANGE (timestamp)`,
  `CREATE INDEX analytics_events_timestamp_idx ON analytics_events (timestamp)`,
  `CREATE TABLE compacted_months (
    month date NOT NULL,
    events bigint NOT NULL,
    dropped_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT compacted_months_month_check CHECK (extract(day FROM month) = 1),
    CONSTRAINT compacted_months_pkey PRIMARY KEY (month)
  )`,
  `CREATE TABLE quarter_rollups (
    quarter timestamptz(0) NOT NULL,
    key_id integer NOT NULL,
    page_views integer NOT NULL DEFAULT 0,
    clicks integer NOT NULL DEFAULT 0,
    events integer NOT NULL DEFAULT 0,
    visitors integer NOT NULL DEFAULT 0,
    dimension smallint NOT NULL,
    CONSTRAINT quarter_rollups_pkey PRIMARY KEY (dimension, quarter, key_id)
  )`,
  `CREATE TABLE daily_rollups (
    day date NOT NULL,
    key_id integer NOT NULL,
    page_views bigint NOT NULL DEFAULT 0,
    clicks bigint NOT NULL DEFAULT 0,
    events bigint NOT NULL DEFAULT 0,
    visitors bigint NOT NULL DEFAULT 0,
    dimension smallint NOT NULL,
    CONSTRAINT daily_rollups_pkey PRIMARY KEY (dimension, day, key_id)
  )`,
  `CREATE TABLE monthly_rollups (
    month date NOT NULL,
    key_id integer NOT NULL,
    page_views bigint NOT NULL DEFAULT 0,
    clicks bigint NOT NULL DEFAULT 0,
    events bigint NOT NULL DEFAULT 0,
    visitors bigint NOT NULL DEFAULT 0,
    dimension smallint NOT NULL,
    CONSTRAINT monthly_rollups_pkey PRIMARY KEY (dimension, month, key_id)
  )`,
  `CREATE TABLE rollup_months (
    month date NOT NULL,
    summed_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT rollup_months_pkey PRIMARY KEY (month)
  )`,
  `CREATE TABLE visitor_marks (
    mark bigint NOT NULL,
    day date NOT NULL,
    quarter smallint NOT NULL,
    moved_from smallint,
    CONSTRAINT visitor_marks_pkey PRIMARY KEY (day, mark)
  )`,
];
