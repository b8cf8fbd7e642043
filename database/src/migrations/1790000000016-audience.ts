import { StatementsMigration } from './statements-migration';

/** Operating systems, classes of screens, and the first day of the week. */
export class Audience1790000000016 extends StatementsMigration {
  protected readonly statements = [
    `ALTER TABLE site_settings ADD COLUMN week_start text NOT NULL DEFAULT 'monday'`,
    `INSERT INTO texts (value) SELECT DISTINCT os FROM user_agents ORDER BY os
      ON CONFLICT ((md5(value)::uuid)) WHERE folded IS NULL DO NOTHING`,
    `ALTER TABLE user_agents ADD COLUMN system_id integer`,
    `UPDATE user_agents SET system_id = (
      SELECT id FROM texts WHERE md5(value)::uuid = md5(os)::uuid AND folded IS NULL
    )`,
    `ALTER TABLE events ADD COLUMN screen_id integer`,
    `DROP VIEW event_log`,
    `CREATE VIEW event_log AS
    SELECT
      log.occurred_at, log.received_at, log.dequeued_at, log.recorded_at, log.visitor, log.id, type_id_text.value AS type, log.origin_id, log.user_agent_id, coalesce(sent_page_id_text.value, page_id_text.value) AS page, country_id_text.value AS country, language_id_text.value AS language, log.product_id, coalesce(sent_link_placement_id_text.value, link_placement_id_text.value) AS link_placement, sent_page_id_text.value AS sent_page, sent_link_placement_id_text.value AS sent_link_placement, offers_id_text.value AS offers, log.rank, log.network, log.price, log.job_id, log.extra, log.bot_reasons, screen_id_text.value AS screen,
      source_id_text.value AS source, channel_id_text.value AS channel, referrer_id_text.value AS referrer, utm_source_id_text.value AS utm_source, utm_medium_id_text.value AS utm_medium, utm_campaign_id_text.value AS utm_campaign, utm_content_id_text.value AS utm_content, utm_term_id_text.value AS utm_term,
      agents.device,
      agents.browser,
      agents.os,
      agents.value AS user_agent,
      origins.is_demo,
      jsonb_strip_nulls(jsonb_build_object(
        'page', coalesce(sent_page_id_text.value, page_id_text.value), 'linkPlacement', coalesce(sent_link_placement_id_text.value, link_placement_id_text.value), 'rank', log.rank, 'price', log.price::text, 'screen', screen_id_text.value,
        'referrer', referrer_id_text.value, 'utmSource', utm_source_id_text.value, 'utmMedium', utm_medium_id_text.value, 'utmCampaign', utm_campaign_id_text.value, 'utmContent', utm_content_id_text.value, 'utmTerm', utm_term_id_text.value,
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
    LEFT JOIN texts screen_id_text ON screen_id_text.id = log.screen_id
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
    // By operating system and by screen, by audience.sql.ts.
    `CREATE TABLE daily_audience (
      day date NOT NULL, key_id integer NOT NULL, page_views integer NOT NULL, clicks integer NOT NULL,
      unique_clicks integer NOT NULL, events integer NOT NULL, visitors integer NOT NULL, dimension smallint NOT NULL,
      CONSTRAINT daily_audience_pkey PRIMARY KEY (dimension, day, key_id)
    )`,
    // Visitors of a page are those who viewed it, so the rollups of earlier days are rebuilt.
    `INSERT INTO maintenance_runs (kind, parameters)
      SELECT 'rebuild', jsonb_build_object('from', min(day), 'to', max(day)) FROM log_days
      WHERE changed_at IS NOT NULL AND dropped_at IS NULL HAVING count(*) > 0`,
    // Days that are projected already are projected again, and keep what they have until then.
    `UPDATE log_days SET projected_at = changed_at - interval '1 millisecond'
      WHERE projected_at >= changed_at AND dropped_at IS NULL`,
  ];
}
