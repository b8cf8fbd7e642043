import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** Number of distinct texts cached before the cache is cleared; one takes about 150 bytes. */
const REMEMBERED = 100_000;

/** Stores each distinct text of the log once, and caches the ids of recent ones. */
@Injectable()
export class EventTextsRepository {
  private ids = new Map<string, number>();

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * @returns ids by value, adding rows for new ones; it may contain further values
   * @throws what PostgreSQL throws for a text that it cannot store
   */
  async identify(values: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    // Callers that hold the previous map keep using it.
    if (this.ids.size > REMEMBERED) this.ids = new Map();
    const { ids } = this;
    const unknown = [...values].filter((value) => !ids.has(value));
    if (unknown.length > 0) for (const row of await this.add(unknown)) ids.set(row.value, row.id);
    return ids;
  }

  private async add(values: string[]): Promise<{ value: string; id: number }[]> {
    const json = JSON.stringify(values);
    await this.pool.query(
      `INSERT INTO texts (value)
       SELECT value FROM json_array_elements_text($1) AS sent(value)
       WHERE NOT EXISTS (SELECT FROM texts known WHERE md5(known.value)::uuid = md5(sent.value)::uuid)
       ORDER BY value ON CONFLICT ((md5(value)::uuid)) DO NOTHING`,
      [json],
    );
    const { rows } = await this.pool.query<{ value: string; id: number }>(
      `SELECT sent.value, known.id FROM json_array_elements_text($1) AS sent(value)
       JOIN texts known ON md5(known.value)::uuid = md5(sent.value)::uuid`,
      [json],
    );
    return rows;
  }
}
