import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { EventTextsRepository } from './event-texts.repository';
import { readUserAgent } from './read-user-agent';
import { POOL } from '../pools';

/** Distinct user agents remembered before the memory starts anew; one takes about 350 bytes. */
const REMEMBERED = 20_000;

/** A User-Agent's row, and what events by it are counted under: ids in texts. */
export interface KnownUserAgent {
  id: number;
  deviceId: number;
  browserId: number;
}

/** Gives each distinct User-Agent its row, and remembers those seen lately. */
@Injectable()
export class UserAgentsRepository {
  private known = new Map<string, KnownUserAgent>();

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly texts: EventTextsRepository,
  ) {}

  /** @returns the row of every value, adding rows for new ones; it may hold others too */
  async identify(values: ReadonlySet<string>): Promise<ReadonlyMap<string, KnownUserAgent>> {
    // Who holds the former map goes on with it.
    if (this.known.size > REMEMBERED) this.known = new Map();
    const { known } = this;
    const unknown = [...values].filter((value) => !known.has(value));
    if (unknown.length > 0) {
      for (const { value, ...row } of await this.add(unknown)) known.set(value, row);
    }
    return known;
  }

  private async add(values: string[]): Promise<({ value: string } & KnownUserAgent)[]> {
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
    // Another worker may have added the row meanwhile.
    const stored = await this.pool.query<{ value: string } & KnownUserAgent>(
      `SELECT value, id, device_id AS "deviceId", browser_id AS "browserId" FROM user_agents WHERE value = ANY($1)`,
      [values],
    );
    return stored.rows;
  }
}
