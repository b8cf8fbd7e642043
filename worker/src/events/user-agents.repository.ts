import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { EventTextsRepository } from './event-texts.repository';
import { readUserAgent } from './read-user-agent';
import { POOL } from '../pools';

/** Number of distinct user agents cached before the cache is cleared; one takes about 350 bytes. */
const REMEMBERED = 20_000;

/** The id of a user agent, and of the keys (in `texts`) that its events are counted under. */
export interface UserAgentRow {
  id: number;
  deviceId: number;
  browserId: number;
}

/** Stores each distinct user agent once, and caches recent ones. */
@Injectable()
export class UserAgentsRepository {
  private known = new Map<string, UserAgentRow>();

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly texts: EventTextsRepository,
  ) {}

  /** @returns rows by value, adding new ones; it may contain further values */
  async identify(values: ReadonlySet<string>): Promise<ReadonlyMap<string, UserAgentRow>> {
    // Callers that hold the previous map keep using it.
    if (this.known.size > REMEMBERED) this.known = new Map();
    const { known } = this;
    const unknown = [...values].filter((value) => !known.has(value));
    if (unknown.length > 0) {
      for (const { value, ...row } of await this.add(unknown)) known.set(value, row);
    }
    return known;
  }

  private async add(values: string[]): Promise<({ value: string } & UserAgentRow)[]> {
    const readings = values.map((value) => ({ value, ...readUserAgent(value) }));
    const ids = await this.texts.identify(
      new Set(readings.flatMap(({ device, browser }) => [device, browser])),
    );
    const rows = readings.map((reading) => ({
      ...reading,
      deviceId: ids.get(reading.device),
      browserId: ids.get(reading.browser),
    }));
    await this.pool.query(
      `INSERT INTO user_agents (value, device, browser, os, device_id, browser_id)
       SELECT value, device, browser, os, "deviceId", "browserId"
       FROM json_to_recordset($1) AS r(value text, device text, browser text, os text, "deviceId" integer,
         "browserId" integer)
       ORDER BY value ON CONFLICT (value) DO NOTHING`,
      [JSON.stringify(rows)],
    );
    // Another worker may have added the row in the meantime.
    const stored = await this.pool.query<{ value: string } & UserAgentRow>(
      `SELECT value, id, device_id AS "deviceId", browser_id AS "browserId" FROM user_agents WHERE value = ANY($1)`,
      [values],
    );
    return stored.rows;
  }
}
