import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A click that a report speaks of. */
export interface FoundClick {
  id: string;
  productId: number | null;
  /** ISO 8601. */
  moment: string;
}

/** The raw log, as far as reports name clicks of it. */
@Injectable()
export class ClicksRepository {
  /**
   * Finds clicks by their ids. The log has no index of ids, so it is read through: days keep that short.
   *
   * @param days both included, that the clicks lie in; null where nothing is known of them
   */
  find(
    manager: EntityManager,
    ids: readonly string[],
    days: { from: string; to: string } | null,
  ): Promise<FoundClick[]> {
    return manager.query<FoundClick[]>(
      `SELECT id, product_id AS "productId",
         to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
       FROM event_log
       WHERE type = 'affiliate_click' AND id = ANY($1::uuid[])
         AND received_at >= coalesce(day_start($2::date), '-infinity')
         AND received_at < coalesce(day_start($3::date + 1), 'infinity')`,
      [ids, days?.from ?? null, days?.to ?? null],
    );
  }
}
