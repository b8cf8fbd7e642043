import { linkPlacements } from '@astaguide/contracts/analytics/analytics-event';
import { inTransaction } from '@astaguide/database/transaction';
import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool } from 'pg';
import { RetryLaterError } from '../lib/queue-processor';
import { POOL } from '../lib/pools';
import { FIND_UNREFERENCED, LOCK_REFERENCES, REMOVE_UNREFERENCED } from './reference-sweep.sql';

/** Maximum time that recorders wait for the lock, in milliseconds. */
const LOCK_WITHIN = 2000;
/** Rows removed while recorders wait: a fraction of a second. */
const CHUNK = 10_000;

interface Unreferenced {
  origins: number[];
  userAgents: number[];
  texts: number[];
}

/** Removes what visitors sent once nothing refers to it. */
@Injectable()
export class ReferenceSweepRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Removes the texts, origins and user agents that neither the log, nor rollups, nor projections refer to. The search
   * reads the whole log while events are recorded; recorders only wait while rows are removed.
   *
   * @returns the number of removed rows
   * @throws RetryLaterError when a rebuild holds the lock for too long
   */
  async sweep(): Promise<number> {
    const startedAt = new Date();
    const { rows } = await this.pool.query<Unreferenced>(FIND_UNREFERENCED, [linkPlacements]);
    const { origins, userAgents, texts } = rows[0]!;
    let removed = 0;
    // Texts last: origins and user agents refer to them.
    for (const ids of chunksOf(origins)) removed += await this.remove(startedAt, ids, [], []);
    for (const ids of chunksOf(userAgents)) removed += await this.remove(startedAt, [], ids, []);
    for (const ids of chunksOf(texts)) removed += await this.remove(startedAt, [], [], ids);
    return removed;
  }

  private remove(startedAt: Date, ...ids: [number[], number[], number[]]): Promise<number> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN}`);
      await client.query(LOCK_REFERENCES).catch(retryLaterIfBusy);
      const { rows } = await client.query<{ rows: number }>(REMOVE_UNREFERENCED, [...ids, startedAt]);
      return rows[0]!.rows;
    });
  }
}

function chunksOf(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, place) =>
    ids.slice(place * CHUNK, (place + 1) * CHUNK),
  );
}

/** @throws RetryLaterError for a lock timeout, else the error */
function retryLaterIfBusy(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '55P03')
    throw new RetryLaterError('Days are being rebuilt just now');
  throw error;
}
