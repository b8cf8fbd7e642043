import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

/**
 * Claims the host $1 for $3 milliseconds, if its last request ended at least $2 milliseconds ago. clock_timestamp,
 * because the statement may have waited for the row.
 */
const CLAIM_HOST = `
  INSERT INTO link_hosts (host, busy_until) VALUES ($1, clock_timestamp() + $3 * interval '1 ms')
  ON CONFLICT (host) DO UPDATE SET busy_until = excluded.busy_until
    WHERE link_hosts.busy_until + $2 * interval '1 ms' <= clock_timestamp()`;

/** The milliseconds until the host $1 may be claimed, $2 milliseconds after its last request. */
const FIND_WAIT = `
  SELECT extract(epoch FROM busy_until + $2 * interval '1 ms' - clock_timestamp())::double precision * 1000
    AS wait FROM link_hosts WHERE host = $1`;

const RELEASE_HOST = 'UPDATE link_hosts SET busy_until = clock_timestamp() WHERE host = $1';

/** Deletes the hosts that were last busy an hour before the time $1. */
const DELETE_IDLE_HOSTS = `DELETE FROM link_hosts WHERE busy_until < $1::timestamptz - interval '1 hour'`;

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
