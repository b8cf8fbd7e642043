import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import { CLAIM_HOST, DELETE_IDLE_HOSTS, FIND_WAIT, RELEASE_HOST } from './link-hosts.sql';

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
    const { rowCount } = await this.pool.query(CLAIM_HOST, [host, delay, lease]);
    if (rowCount === 1) return 0;
    const { rows } = await this.pool.query<{ wait: number }>(FIND_WAIT, [host, delay]);
    return Math.max(1, Math.ceil(rows[0]?.wait ?? 0));
  }

  /** The request has ended. */
  async release(host: string): Promise<void> {
    await this.pool.query(RELEASE_HOST, [host]);
  }

  /** Forgets hosts that any request may go to again. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(DELETE_IDLE_HOSTS, [now]);
  }
}
