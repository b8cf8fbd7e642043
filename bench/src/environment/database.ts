import type { Pool } from 'pg';

/** The database of a product, with the product's schema and demo catalog. */
export class BenchDatabase {
  constructor(private readonly pool: Pool) {}

  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(statement, values);
    return rows;
  }

  /** The number that a statement selects; 0 for null. */
  async count(statement: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.query<Record<string, string | null>>(statement, values);
    return Number(Object.values(row!)[0] ?? 0);
  }

  /** Rows in the log and events in the daily rollups, from one snapshot. */
  async countBoth(): Promise<{ logged: number; inRollups: number }> {
    const rows = await this.query<{ logged: string; inRollups: string | null }>(
      `SELECT (SELECT count(*) FROM events) AS logged,
         (SELECT sum(events) FROM daily_rollups WHERE dimension = 0) AS "inRollups"`,
    );
    return { logged: Number(rows[0]!.logged), inRollups: Number(rows[0]!.inRollups ?? 0) };
  }

  /** Events in the daily rollups, over all days. */
  countInRollups(): Promise<number> {
    return this.count('SELECT sum(events) FROM daily_rollups WHERE dimension = 0');
  }

  async findProductIds(): Promise<number[]> {
    const rows = await this.query<{ id: number }>('SELECT id FROM products ORDER BY id');
    return rows.map((row) => row.id);
  }
}
