import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** Which hosts are busy with a request, across all workers. */
@Injectable()
export class LinkHostsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Claims a host for one request.
   *
   * @param delay since the end of its last request, milliseconds
   * @param lease after which the claim ends by itself, in case the worker dies. Milliseconds
   * @returns 0 if claimed, else the milliseconds to wait
   */
  async claim(host: string, delay: number, lease: number): Promise<number> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO link_hosts (host, busy_until) VALUES ($1, clock_timestamp() + $3 * interval '1 ms')
       ON CONFLICT (host) DO UPDATE SET busy_until = excluded.busy_until
         WHERE link_hosts.busy_until + $2 * interval '1 ms' <= clock_timestamp()`,
      [host, delay, lease],
    );
    if (rowCount === 1) return 0;
    const { rows } = await this.pool.query<{ wait: number }>(
      `SELECT extract(epoch FROM busy_until + $2 * interval '1 ms' - clock_timestamp())::double precision * 1000
         AS wait FROM link_hosts WHERE host = $1`,
      [host, delay],
    );
    return Math.max(1, Math.ceil(rows[0]?.wait ?? 0));
  }

  /** The request has ended. */
  async release(host: string): Promise<void> {
    await this.pool.query('UPDATE link_hosts SET busy_until = clock_timestamp() WHERE host = $1', [host]);
  }

  /** Forgets hosts that any request may go to again. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(`DELETE FROM link_hosts WHERE busy_until < $1::timestamptz - interval '1 hour'`, [
      now,
    ]);
  }
}
