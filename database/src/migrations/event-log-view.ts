/** A key of the event's data as JSON text, where the bit of `dataKeys` says that a column has it. */
const given = (bit: number, name: string, value: string) =>
  `CASE WHEN log.data_keys & ${bit} <> 0 THEN '"${name}":' || ${value} END`;

const text = (column: string) => `to_json(${column})::text`;

/** When the browser says that it happened; null where it did not say so. */
const SENT_AT = `to_char(
          (log.timestamp - make_interval(secs => log.sent_before_ms / 1000.0)) AT TIME ZONE 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        )`;

/**
 * The log in readable rows. Each LEFT JOIN is by a unique id, so a query that does not ask for its columns does
 * without it.
 */
export const EVENT_LOG_VIEW = `CREATE VIEW event_log AS
    SELECT
      log.timestamp,
      log.id,
      types.value AS event_type,
      coalesce(log.data, '{' || concat_ws(',',
        ${given(1, 'page', text('pages.value'))},
        ${given(2, 'slot', text('slots.value'))},
        ${given(4, 'rank', 'log.rank::text')},
        ${given(8, 'price', text('log.price::text'))},
        ${given(16, 'referrer', text('referrers.value'))},
        ${given(32, 'utmSource', text('utm_sources.value'))},
        ${given(64, 'utmMedium', text('utm_mediums.value'))},
        ${given(128, 'utmCampaign', text('utm_campaigns.value'))},
        '"timestamp":"' || ${SENT_AT} || '"',
        nullif(substr(rests.value, 2, length(rests.value) - 2), '')
      ) || '}') AS event_data,
      log.product_id,
      pages.value AS page,
      slots.value AS slot,
      log.rank,
      log.price,
      sources.value AS source,
      channels.value AS channel,
      referrers.value AS referrer,
      utm_sources.value AS utm_source,
      utm_mediums.value AS utm_medium,
      utm_campaigns.value AS utm_campaign,
      log.visitor,
      log.network::text AS ip_address,
      countries.value AS country,
      languages.value AS language,
      agents.device,
      agents.browser,
      agents.os,
      agents.value AS user_agent,
      log.bot_reasons,
      origins.is_demo,
      log.job_id,
      log.taken_after_ms,
      log.timestamp + make_interval(secs => log.recorded_after_ms / 1000.0) AS recorded_at
    FROM events log
    LEFT JOIN texts types ON types.id = log.type_id
    LEFT JOIN texts pages ON pages.id = log.page_id
    LEFT JOIN texts slots ON slots.id = log.slot_id
    LEFT JOIN texts countries ON countries.id = log.country_id
    LEFT JOIN texts languages ON languages.id = log.language_id
    LEFT JOIN texts rests ON rests.id = log.data_id
    LEFT JOIN origins ON origins.id = log.origin_id
    LEFT JOIN texts sources ON sources.id = origins.source_id
    LEFT JOIN texts channels ON channels.id = origins.channel_id
    LEFT JOIN texts referrers ON referrers.id = origins.referrer_id
    LEFT JOIN texts utm_sources ON utm_sources.id = origins.utm_source_id
    LEFT JOIN texts utm_mediums ON utm_mediums.id = origins.utm_medium_id
    LEFT JOIN texts utm_campaigns ON utm_campaigns.id = origins.utm_campaign_id
    LEFT JOIN user_agents agents ON agents.id = log.user_agent_id`;
