import { Inject, Injectable } from '@nestjs/common';
import { type OriginColumn, originColumns } from '@astaguide/database/event-store/event-columns';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import Bowser from 'bowser';

/** The device, operating system and browser of a User-Agent header, in short words. */
interface UserAgentReading {
  device: (typeof devices)[number] | 'other';
  browser: string;
  os: string;
}

const devices = ['desktop', 'mobile', 'tablet'] as const;

/** Bowser takes any program's own name for a browser's. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** Reads a User-Agent header; unknown parts are 'other' or 'Unknown'. */
function readUserAgent(userAgent: string): UserAgentReading {
  if (userAgent === '') return { device: 'other', browser: 'Unknown', os: 'Unknown' };
  const parser = Bowser.getParser(userAgent);
  const platform = parser.getPlatformType(true);
  const browser = parser.getBrowserName();
  return {
    device: devices.find((device) => device === platform) ?? 'other',
    browser: browsers.has(browser) ? browser : 'Unknown',
    os: parser.getOSName() || 'Unknown',
  };
}

/** The number of the last sweep. Waits for one that is under way, so that no row that it removes is read afterwards. */
const FIND_SWEEP = 'SELECT sweep FROM hold_time_zone()';

/** SQL that is true unless a sweep removed rows since the number in the parameter was read. Keeps sweeps waiting. */
const IS_VALID = '(SELECT sweep FROM hold_time_zone()) = $2::bigint';

/** Adds the texts $1, a JSON array; those that another worker has added meanwhile stay. */
const ADD_TEXTS = `
  INSERT INTO texts (value)
  SELECT value FROM json_array_elements_text($1) AS sent(value)
  ORDER BY value ON CONFLICT ((md5(value)::uuid)) WHERE folded IS NULL DO NOTHING`;

/** The texts $1, a JSON array, each with its id. */
const FIND_TEXTS = `
  SELECT sent.value, known.id FROM json_array_elements_text($1) AS sent(value)
  JOIN texts known ON md5(known.value)::uuid = md5(sent.value)::uuid AND known.folded IS NULL`;

const NAMES = 'json_to_recordset($1) AS sent(folded text, value text)';

/** Adds the campaign parameters $1, a JSON array of values with their lower-case form, as `folded`. */
const ADD_NAMES = `
  INSERT INTO texts (value, folded) SELECT value, folded FROM ${NAMES}
  ORDER BY folded ON CONFLICT ((md5(folded)::uuid)) WHERE folded IS NOT NULL DO NOTHING`;

/** The lower-case forms of the same $1, each with its id. */
const FIND_NAMES = `
  SELECT sent.folded, known.id FROM ${NAMES}
  JOIN texts known ON md5(known.folded)::uuid = md5(sent.folded)::uuid AND known.folded IS NOT NULL`;

const TEXT_COLUMNS = originColumns.map(([column]) => column);

/** The columns of an origin. */
const ORIGIN_COLUMNS = [...TEXT_COLUMNS, 'is_demo'] as const;
const columnsOf = (row: string) => ORIGIN_COLUMNS.map((column) => `${row}.${column}`).join(', ');
/** The origins of the JSON text $1, each with its key. */
const SENT = `json_to_recordset($1) AS sent(key text, ${TEXT_COLUMNS.join(' integer, ')} integer, is_demo boolean)`;
const IS_KNOWN = `(${columnsOf('known')}) = (${columnsOf('sent')})`;

/** Adds the origins $1, a JSON array, while the ids in them are valid: since the sweep $2. */
const ADD_ORIGINS = `
  INSERT INTO origins (${ORIGIN_COLUMNS.join(', ')})
  SELECT ${columnsOf('sent')} FROM ${SENT}
  WHERE ${IS_VALID}
  ORDER BY ${columnsOf('sent')} ON CONFLICT DO NOTHING`;

/** The keys of the origins $1, a JSON array with a `key` in each, with their ids. */
const FIND_ORIGINS = `SELECT key, known.id FROM ${SENT} JOIN origins known ON ${IS_KNOWN}`;

/** Adds the user agents $1, a JSON array of readings with the ids of their keys, while these are valid (see above). */
const ADD_USER_AGENTS = `
  INSERT INTO user_agents (value, device, browser, os, device_id, browser_id, system_id)
  SELECT value, device, browser, os, "deviceId", "browserId", "systemId"
  FROM json_to_recordset($1) AS r(value text, device text, browser text, os text, "deviceId" integer,
    "browserId" integer, "systemId" integer)
  WHERE ${IS_VALID}
  ORDER BY value ON CONFLICT (value) DO NOTHING`;

/** The user agents with the values $1, an array, each with its UserAgentRow. */
const FIND_USER_AGENTS = `
  SELECT value, json_build_object('id', id, 'deviceId', device_id, 'browserId', browser_id)
  FROM user_agents WHERE value = ANY($1)`;

/** Where an event came from, as ids of `texts` by column; 0 for none. */
export type EventOrigin = Record<OriginColumn, number> & { is_demo: boolean };

/** The id of a user agent, and of the keys (in `texts`) that its events are counted under. */
export interface UserAgentRow {
  id: number;
  deviceId: number;
  browserId: number;
}

/** The key of an origin. */
export const originKey = (origin: EventOrigin) => ORIGIN_COLUMNS.map((column) => origin[column]).join(' ');

/** A campaign parameter as written, and in lower case. */
interface Name {
  value: string;
  folded: string;
}

/** Rows by key. */
type Known<Row> = ReadonlyMap<string, Row>;
/** Whether a key that is not stored yet may be added. */
type Admit = (key: string) => boolean;

/** Unreferenced rows were removed meanwhile: ids have to be read again. */
export class SweptError extends Error {}

/**
 * Stores what events refer to by id, each distinct text, origin and user agent once. Ids are cached until a sweep
 * removes rows that nothing refers to: from then on events with earlier ids are refused with SweptError.
 */
@Injectable()
export class EventReferencesRepository {
  private cached: Promise<EventReferences> | undefined;

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** The ids that are valid now, as far as this process knows. */
  current(): Promise<EventReferences> {
    if (this.cached) return this.cached;
    const reading = this.read();
    reading.catch(() => (this.cached = undefined));
    return (this.cached = reading);
  }

  /** Drops the cache after a SweptError. */
  forget(): void {
    this.cached = undefined;
  }

  private async read(): Promise<EventReferences> {
    const { rows } = await this.pool.query<{ sweep: string }>(FIND_SWEEP);
    return new EventReferences(this.pool, rows[0]!.sweep);
  }
}

/** Ids that are valid until the next sweep. Answers may contain further keys, and lack those that were not admitted. */
export class EventReferences {
  // Number of rows in each cache: one takes about 150 bytes, that of a user agent 350.
  private readonly texts = new RowCache(
    100_000,
    (texts: string[]) => this.select<number>(FIND_TEXTS, JSON.stringify(texts)),
    (texts: string[]) => this.pool.query(ADD_TEXTS, [JSON.stringify(texts)]),
  );
  private readonly names = new RowCache(
    50_000,
    (names: Name[]) => this.select<number>(FIND_NAMES, JSON.stringify(names)),
    (names: Name[]) => this.pool.query(ADD_NAMES, [JSON.stringify(names)]),
  );
  private readonly origins = new RowCache(
    50_000,
    (origins: EventOrigin[]) => this.select<number>(FIND_ORIGINS, originsJson(origins)),
    (origins: EventOrigin[]) => this.pool.query(ADD_ORIGINS, [originsJson(origins), this.sweep]),
  );
  private readonly userAgents = new RowCache(
    20_000,
    (values: string[]) => this.select<UserAgentRow>(FIND_USER_AGENTS, values),
    (values: string[]) => this.addUserAgents(values),
  );

  /** @param sweep the value of `hold_time_zone` before the first id is read */
  constructor(
    private readonly pool: Pool,
    readonly sweep: string,
  ) {}

  /**
   * @returns ids by text
   * @throws what PostgreSQL throws for a text that it cannot store; SweptError
   */
  identifyTexts(texts: Iterable<string>, admit: Admit): Promise<Known<number>> {
    return this.texts.find(texts, admit, (text) => text);
  }

  /**
   * @param names campaign parameters as written, by their lower-case form
   * @returns ids by lower-case form
   * @throws SweptError
   */
  identifyNames(names: ReadonlyMap<string, string>, admit: Admit): Promise<Known<number>> {
    return this.names.find(names.keys(), admit, (folded) => ({ folded, value: names.get(folded)! }));
  }

  /**
   * @param origins by their originKey
   * @returns ids by originKey
   * @throws SweptError
   */
  identifyOrigins(origins: ReadonlyMap<string, EventOrigin>, admit: Admit): Promise<Known<number>> {
    return this.origins.find(origins.keys(), admit, (key) => origins.get(key)!);
  }

  /**
   * @returns rows by the header's value
   * @throws SweptError
   */
  identifyUserAgents(values: Iterable<string>, admit: Admit): Promise<Known<UserAgentRow>> {
    return this.userAgents.find(values, admit, (value) => value);
  }

  private async addUserAgents(values: string[]): Promise<void> {
    const readings = values.map((value) => ({ value, ...readUserAgent(value) }));
    const ids = await this.identifyTexts(
      readings.flatMap(({ device, browser, os }) => [device, browser, os]),
      () => true,
    );
    const rows = readings.map((reading) => ({
      ...reading,
      deviceId: ids.get(reading.device),
      browserId: ids.get(reading.browser),
      systemId: ids.get(reading.os),
    }));
    await this.pool.query(ADD_USER_AGENTS, [JSON.stringify(rows), this.sweep]);
  }

  /** @param statement selects a key and its row */
  private async select<Row>(statement: string, sent: unknown): Promise<[string, Row][]> {
    const { rows } = await this.pool.query({ text: statement, values: [sent], rowMode: 'array' });
    return rows as [string, Row][];
  }
}

const originsJson = (origins: EventOrigin[]) =>
  JSON.stringify(origins.map((origin) => ({ key: originKey(origin), ...origin })));

/** Caches rows by key, and adds those that are not stored yet. It is emptied when it is full. */
class RowCache<Sent, Row> {
  private rows = new Map<string, Row>();

  constructor(
    private readonly limit: number,
    private readonly read: (wanted: Sent[]) => Promise<[string, Row][]>,
    private readonly add: (unknown: Sent[]) => Promise<unknown>,
  ) {}

  async find(keys: Iterable<string>, admit: Admit, sentOf: (key: string) => Sent): Promise<Known<Row>> {
    // Callers that hold the previous map keep using it.
    if (this.rows.size > this.limit) this.rows = new Map();
    const { rows } = this;
    const unknown = new Set<string>();
    for (const key of keys) if (!rows.has(key)) unknown.add(key);
    if (unknown.size === 0) return rows;
    await this.load([...unknown].map(sentOf), rows);
    const added = [...unknown].filter((key) => !rows.has(key) && admit(key));
    if (added.length === 0) return rows;
    await this.add(added.map(sentOf));
    // Another worker may have added them in the meantime.
    await this.load(added.map(sentOf), rows);
    if (!added.every((key) => rows.has(key))) throw new SweptError();
    return rows;
  }

  private async load(wanted: Sent[], rows: Map<string, Row>): Promise<void> {
    for (const [key, row] of await this.read(wanted)) rows.set(key, row);
  }
}
