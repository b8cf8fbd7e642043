import { originColumns } from '@astaguide/database/event-store/event-columns';

/** The number of the last sweep. Waits for one that is under way, so that no row that it removes is read afterwards. */
export const FIND_SWEEP = 'SELECT sweep FROM hold_time_zone()';

/** SQL that is true unless a sweep removed rows since the number in the parameter was read. Keeps sweeps waiting. */
const IS_VALID = '(SELECT sweep FROM hold_time_zone()) = $2::bigint';

/** Adds the texts $1, a JSON array; those that another worker has added meanwhile stay. */
export const ADD_TEXTS = `
  INSERT INTO texts (value)
  SELECT value FROM json_array_elements_text($1) AS sent(value)
  ORDER BY value ON CONFLICT ((md5(value)::uuid)) WHERE folded IS NULL DO NOTHING`;

/** The texts $1, a JSON array, each with its id. */
export const FIND_TEXTS = `
  SELECT sent.value, known.id FROM json_array_elements_text($1) AS sent(value)
  JOIN texts known ON md5(known.value)::uuid = md5(sent.value)::uuid AND known.folded IS NULL`;

const NAMES = 'json_to_recordset($1) AS sent(folded text, value text)';

/** Adds the campaign parameters $1, a JSON array of values with their lower-case form, as `folded`. */
export const ADD_NAMES = `
  INSERT INTO texts (value, folded) SELECT value, folded FROM ${NAMES}
  ORDER BY folded ON CONFLICT ((md5(folded)::uuid)) WHERE folded IS NOT NULL DO NOTHING`;

/** The lower-case forms of the same $1, each with its id. */
export const FIND_NAMES = `
  SELECT sent.folded, known.id FROM ${NAMES}
  JOIN texts known ON md5(known.folded)::uuid = md5(sent.folded)::uuid AND known.folded IS NOT NULL`;

const TEXT_COLUMNS = originColumns.map(([column]) => column);

/** The columns of an origin. */
export const ORIGIN_COLUMNS = [...TEXT_COLUMNS, 'is_demo'] as const;
const columnsOf = (row: string) => ORIGIN_COLUMNS.map((column) => `${row}.${column}`).join(', ');
/** The origins of the JSON text $1, each with its key. */
const SENT = `json_to_recordset($1) AS sent(key text, ${TEXT_COLUMNS.join(' integer, ')} integer, is_demo boolean)`;
const IS_KNOWN = `(${columnsOf('known')}) = (${columnsOf('sent')})`;

/** Adds the origins $1, a JSON array, while the ids in them are valid: since the sweep $2. */
export const ADD_ORIGINS = `
  INSERT INTO origins (${ORIGIN_COLUMNS.join(', ')})
  SELECT ${columnsOf('sent')} FROM ${SENT}
  WHERE ${IS_VALID}
  ORDER BY ${columnsOf('sent')} ON CONFLICT DO NOTHING`;

/** The keys of the origins $1, a JSON array with a `key` in each, with their ids. */
export const FIND_ORIGINS = `SELECT key, known.id FROM ${SENT} JOIN origins known ON ${IS_KNOWN}`;

/** Adds the user agents $1, a JSON array of readings with the ids of their keys, while these are valid (see above). */
export const ADD_USER_AGENTS = `
  INSERT INTO user_agents (value, device, browser, os, device_id, browser_id)
  SELECT value, device, browser, os, "deviceId", "browserId"
  FROM json_to_recordset($1) AS r(value text, device text, browser text, os text, "deviceId" integer,
    "browserId" integer)
  WHERE ${IS_VALID}
  ORDER BY value ON CONFLICT (value) DO NOTHING`;

/** The user agents with the values $1, an array, each with its UserAgentRow. */
export const FIND_USER_AGENTS = `
  SELECT value, json_build_object('id', id, 'deviceId', device_id, 'browserId', browser_id)
  FROM user_agents WHERE value = ANY($1)`;
