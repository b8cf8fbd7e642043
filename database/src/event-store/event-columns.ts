import { eventDetailsSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';

/** A column of the event log, and the source of its value. */
export type EventColumn = { type: string } & (
  | { field: keyof TrackedEvent }
  /**
   * The id in `texts` of the field's value; null for none. `sent` is the column with what the visitor sent, if that is
   * counted under another name.
   */
  | { text: keyof TrackedEvent; sent?: string }
  /** The same of the field's JSON. */
  | { json: keyof TrackedEvent }
  /** Set by the recorder, or by the statement that records. */
  | { setBy: 'recorder' | 'statement' }
);

/**
 * The columns of `events`: the recorder's statement and its rows are generated from this list. The migrations create the
 * table and the view event_log; a test compares both with the list.
 */
export const eventColumns = {
  /** When it happened. Decides the day and the hour that it counts in. */
  occurred_at: { type: 'timestamptz(3) NOT NULL', field: 'occurredAt' },
  /** When the backend received it. */
  received_at: { type: 'timestamptz(3) NOT NULL', field: 'receivedAt' },
  /** When a worker took the event from the queue. */
  dequeued_at: { type: 'timestamptz(3) NOT NULL', setBy: 'recorder' },
  recorded_at: { type: 'timestamptz(3) NOT NULL DEFAULT clock_timestamp()', setBy: 'statement' },
  /** Hash of address and user agent under the day's salt. */
  visitor: { type: 'bigint NOT NULL', field: 'visitor' },
  id: { type: 'uuid NOT NULL', field: 'id' },
  type_id: { type: 'integer NOT NULL', text: 'eventType' },
  origin_id: { type: 'integer NOT NULL', setBy: 'recorder' },
  user_agent_id: { type: 'integer NOT NULL', setBy: 'recorder' },
  /** The page that the event is counted under. */
  page_id: { type: 'integer', text: 'page', sent: 'sent_page_id' },
  country_id: { type: 'integer', text: 'country' },
  language_id: { type: 'integer', text: 'language' },
  /** A product that existed when the event was recorded. */
  product_id: { type: 'integer', setBy: 'statement' },
  link_placement_id: { type: 'integer', text: 'linkPlacement', sent: 'sent_link_placement_id' },
  /** The path of a page that the site did not have when the event arrived; null for a page of the site. */
  sent_page_id: { type: 'integer', text: 'sentPage' },
  /** The same of a link placement. */
  sent_link_placement_id: { type: 'integer', text: 'sentLinkPlacement' },
  /** A page has few distinct lists of offers, and each is long, so they are stored in `texts`. */
  offers_id: { type: 'integer', json: 'offers' },
  rank: { type: 'smallint', field: 'rank' },
  network: { type: 'cidr', field: 'ipAddress' },
  /** US dollars. */
  price: { type: 'numeric', field: 'price' },
  /** The queue's job; null for what came through the inbox. */
  job_id: { type: 'text', setBy: 'recorder' },
  /** Fields that have no column. */
  extra: { type: 'jsonb', field: 'extra' },
  /** Why the event counts as bot traffic; null for a person. Rollups exclude bot traffic. */
  bot_reasons: { type: 'text[]', setBy: 'recorder' },
  /** The class of the visitor's screen; null where the browser did not send it. */
  screen_id: { type: 'integer', text: 'screen' },
} as const satisfies Record<string, EventColumn>;

export type EventColumns = Record<string, EventColumn>;

/**
 * The columns of `origins` with the ids of texts, and the fields of an event that they store. The recorder's statements
 * are generated from this list.
 */
export const originColumns = [
  ['source_id', 'source'],
  ['channel_id', 'channel'],
  ['referrer_id', 'referrer'],
  ['utm_source_id', 'utmSource'],
  ['utm_medium_id', 'utmMedium'],
  ['utm_campaign_id', 'utmCampaign'],
  ['utm_content_id', 'utmContent'],
  ['utm_term_id', 'utmTerm'],
] as const satisfies readonly [string, keyof TrackedEvent][];
export type OriginColumn = (typeof originColumns)[number][0];

/** Whether a column of `origins` is a campaign parameter, whose letter case does not matter. */
export const isCampaignColumn = (column: string) => column.startsWith('utm_');

/** SQL for the id in `texts` of a value; null for an unknown one. @param value SQL */
export const idOfText = (value: string) =>
  `(SELECT id FROM texts WHERE md5(value)::uuid = md5(${value})::uuid AND folded IS NULL)`;

/** SQL for the id in `texts` of a campaign parameter. @param folded SQL for its lower-case form */
export const idOfName = (folded: string) =>
  `(SELECT id FROM texts WHERE md5(folded)::uuid = md5(${folded})::uuid AND folded IS NOT NULL)`;

const columnsOf = (columns: EventColumns) => Object.entries(columns);

/** The name of a column in the view, without `_id` for texts. */
const readableName = (column: string) => column.replace(/_id$/, '');

/** SQL for the text of a column: what was sent, not the name that it is counted under. */
const textOf = (name: string, column: EventColumn) =>
  'sent' in column && column.sent
    ? `coalesce(${column.sent}_text.value, ${name}_text.value)`
    : `${name}_text.value`;

const isText = ([, column]: [string, EventColumn]) => 'text' in column || 'json' in column;

/** SQL that rebuilds the event's data from the columns. */
function detailsOf(columns: EventColumns): string[] {
  return columnsOf(columns).flatMap(([name, column]) => {
    const field = 'field' in column ? column.field : 'text' in column ? column.text : '';
    if (!(field in eventDetailsSchema.shape)) return [];
    const value =
      'text' in column
        ? textOf(name, column)
        : column.type === 'numeric'
          ? `log.${name}::text`
          : `log.${name}`;
    return [`'${field}', ${value}`];
  });
}

/**
 * The log in readable rows. Each LEFT JOIN is by a unique id, so that PostgreSQL omits it when its columns are not
 * used. `data` is the event's data as it was stored: addresses without their queries, no time (see `occurred_at`), and
 * the fields that have no column.
 */
export const eventLogView = (columns: EventColumns = eventColumns) => `CREATE VIEW event_log AS
    SELECT
      ${columnsOf(columns)
        .map((entry) =>
          isText(entry) ? `${textOf(...entry)} AS ${readableName(entry[0])}` : `log.${entry[0]}`,
        )
        .join(', ')},
      ${originColumns.map(([column]) => `${column}_text.value AS ${readableName(column)}`).join(', ')},
      agents.device,
      agents.browser,
      agents.os,
      agents.value AS user_agent,
      origins.is_demo,
      jsonb_strip_nulls(jsonb_build_object(
        ${detailsOf(columns).join(', ')},
        ${originColumns
          .filter(([, field]) => field in eventDetailsSchema.shape)
          .map(([column, field]) => `'${field}', ${column}_text.value`)
          .join(', ')},
        'offers', offers_id_text.value::jsonb
      )) || coalesce(log.extra, '{}') AS data
    FROM events log
    ${columnsOf(columns)
      .filter(isText)
      .map(([name]) => `LEFT JOIN texts ${name}_text ON ${name}_text.id = log.${name}`)
      .join('\n    ')}
    LEFT JOIN origins ON origins.id = log.origin_id
    ${originColumns
      .map(([column]) => `LEFT JOIN texts ${column}_text ON ${column}_text.id = origins.${column}`)
      .join('\n    ')}
    LEFT JOIN user_agents agents ON agents.id = log.user_agent_id`;
