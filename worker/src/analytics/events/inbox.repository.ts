import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';

/** Takes the $1 oldest batches that no other worker has taken, until the transaction ends. */
const TAKE_BATCHES = `
  SELECT id, events, request_ids FROM event_inbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Deletes the batches with the ids $1. */
const DELETE_BATCHES = 'DELETE FROM event_inbox WHERE id = ANY($1)';

/** Batches read at once. */
const BATCHES = 50;

/** Batches that the queue could not take. */
@Injectable()
export class InboxRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Hands waiting batches to `record` and forgets them once it has succeeded. Several workers may call this
   * at once: each batch goes to one of them, and to another when that one dies.
   *
   * @param record takes a batch's parsed JSON, or its text where that is no JSON, and the ids of the requests
   *   that brought it, where they are known
   * @returns how many batches were handed over
   */
  async drain(record: (batch: unknown, requestIds: unknown) => Promise<void>): Promise<number> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      const { rows } = await client.query<{ id: string; events: string; request_ids: string | null }>(
        TAKE_BATCHES,
        [BATCHES],
      );
      for (const { events, request_ids } of rows)
        await record(parseOrText(events), request_ids === null ? undefined : parseOrText(request_ids));
      if (rows.length > 0) await client.query(DELETE_BATCHES, [rows.map((row) => row.id)]);
      return rows.length;
    });
  }
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
