import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { DAY_LOCK, dayNumber } from './dimensions';
import { PACK_DAY, UNPACKED_DAYS } from './packed-quarters.sql';

/** Moves quarter-hours to where they take a tenth of the space, and of a stretch of a day two are read. */
export class PackedQuartersRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Packs every day on which there is enough to pack, the oldest first. Figures stay what they are.
   *
   * @param signal ends it after the day it is at
   * @returns the days, 'YYYY-MM-DD'
   */
  async pack(now: Date, signal: AbortSignal): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(UNPACKED_DAYS, [oldestOpenDay(now)]);
    const packed: string[] = [];
    for (const { day } of rows) {
      if (signal.aborted) break;
      await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
        // No event may be counted between its quarter's being read and taken away.
        await client.query(`SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('$1::date')})`, [day]);
        await client.query(PACK_DAY, [day]);
      });
      packed.push(day);
    }
    return packed;
  }
}
