import type { Pool } from 'pg';
import { readUserAgent } from './read-user-agent';

/** Distinct user agents remembered before the memory is emptied; one takes about 300 bytes. */
const REMEMBERED = 20_000;

/** Gives each distinct User-Agent its row, and remembers the ids of those seen lately. */
export class UserAgentsRepository {
  private readonly ids = new Map<string, number>();

  constructor(private readonly pool: Pool) {}

  /** @returns the row's id of every value, adding rows for new ones */
  async identify(values: Iterable<string>): Promise<ReadonlyMap<string, number>> {
    const distinct = [...new Set(values)].sort();
    if (this.ids.size + distinct.length > REMEMBERED) this.ids.clear();
    const unknown = distinct.filter((value) => !this.ids.has(value));
    if (unknown.length > 0) await this.add(unknown);
    return this.ids;
  }

  private async add(values: string[]): Promise<void> {
    const readings = values.map((value) => ({ value, ...readUserAgent(value) }));
    await this.pool.query(
      `INSERT INTO user_agents (value, device, browser, os)
       SELECT value, device, browser, os FROM json_to_recordset($1) AS r(value text, device text, browser text, os text)
       ORDER BY value ON CONFLICT (value) DO NOTHING`,
      [JSON.stringify(readings)],
    );
    const { rows } = await this.pool.query<{ id: number; value: string }>(
      'SELECT id, value FROM user_agents WHERE value = ANY($1)',
      [values],
    );
    for (const row of rows) this.ids.set(row.value, row.id);
  }
}
