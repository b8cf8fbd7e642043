import { Inject, Injectable } from '@nestjs/common';
import type { OriginColumn } from '@astaguide/database/event-store/event-columns';
import type { Pool } from 'pg';
import { readUserAgent } from './read-user-agent';
import { POOL } from '../pools';
import {
  ADD_ORIGINS,
  ADD_TEXTS,
  ADD_USER_AGENTS,
  FIND_ORIGINS,
  FIND_TEXTS,
  FIND_USER_AGENTS,
  ORIGIN_COLUMNS,
} from './event-references.sql';

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

/** Rows by key. */
type Known<Row> = ReadonlyMap<string, Row>;

/**
 * Stores what events refer to by id, each distinct text, origin and user agent once, and caches recent ones. The answers
 * may contain further keys.
 */
@Injectable()
export class EventReferencesRepository {
  // Number of rows in each cache: one takes about 150 bytes, that of a user agent 350.
  private readonly texts = new RowCache(100_000, (texts: string[]) => this.addTexts(texts));
  private readonly origins = new RowCache(50_000, (origins: EventOrigin[]) => this.addOrigins(origins));
  private readonly userAgents = new RowCache(20_000, (values: string[]) => this.addUserAgents(values));

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * @returns ids by text
   * @throws what PostgreSQL throws for a text that it cannot store
   */
  identifyTexts(texts: ReadonlySet<string>): Promise<Known<number>> {
    return this.texts.find(texts);
  }

  /**
   * @param origins by their originKey
   * @returns ids by originKey
   */
  identifyOrigins(origins: ReadonlyMap<string, EventOrigin>): Promise<Known<number>> {
    return this.origins.find(origins);
  }

  /** @returns rows by the header's value */
  identifyUserAgents(values: ReadonlySet<string>): Promise<Known<UserAgentRow>> {
    return this.userAgents.find(values);
  }

  private async addTexts(values: string[]): Promise<[string, number][]> {
    const json = JSON.stringify(values);
    await this.pool.query(ADD_TEXTS, [json]);
    return this.select(FIND_TEXTS, json);
  }

  private async addOrigins(origins: EventOrigin[]): Promise<[string, number][]> {
    const json = JSON.stringify(origins.map((origin) => ({ key: originKey(origin), ...origin })));
    await this.pool.query(ADD_ORIGINS, [json]);
    return this.select(FIND_ORIGINS, json);
  }

  private async addUserAgents(values: string[]): Promise<[string, UserAgentRow][]> {
    const readings = values.map((value) => ({ value, ...readUserAgent(value) }));
    const ids = await this.identifyTexts(
      new Set(readings.flatMap(({ device, browser }) => [device, browser])),
    );
    const rows = readings.map((reading) => ({
      ...reading,
      deviceId: ids.get(reading.device),
      browserId: ids.get(reading.browser),
    }));
    await this.pool.query(ADD_USER_AGENTS, [JSON.stringify(rows)]);
    // Another worker may have added the row in the meantime.
    return this.select(FIND_USER_AGENTS, values);
  }

  /** @param statement selects a key and its row */
  private async select<Row>(statement: string, sent: unknown): Promise<[string, Row][]> {
    const { rows } = await this.pool.query({ text: statement, values: [sent], rowMode: 'array' });
    return rows as [string, Row][];
  }
}

/** Caches rows by key, and adds those that are missing. It is emptied when it is full. */
class RowCache<Sent, Row> {
  private rows = new Map<string, Row>();

  constructor(
    private readonly limit: number,
    private readonly add: (unknown: Sent[]) => Promise<[string, Row][]>,
  ) {}

  async find(sent: ReadonlyMap<string, Sent> | ReadonlySet<string & Sent>): Promise<Known<Row>> {
    // Callers that hold the previous map keep using it.
    if (this.rows.size > this.limit) this.rows = new Map();
    const { rows } = this;
    const unknown = [...sent.entries()].filter(([key]) => !rows.has(key)).map(([, value]) => value);
    if (unknown.length > 0) for (const [key, row] of await this.add(unknown)) rows.set(key, row);
    return rows;
  }
}
