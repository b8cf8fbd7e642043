import type { EntityManager } from 'typeorm';
import { FIND_CLICKS } from './clicks.sql';

/** A click in a retailer's report. */
export interface ClickRow {
  id: string;
  productId: number | null;
  /** ISO 8601. */
  moment: string;
}

/**
 * Finds the clicks that retailers' reports refer to, by id. The log has no index of ids and is scanned, so the range of
 * days should be short.
 *
 * @param days first and last day of the clicks; null if unknown
 */
export const findClicks = (
  manager: EntityManager,
  ids: readonly string[],
  days: { from: string; to: string } | null,
): Promise<ClickRow[]> => manager.query(FIND_CLICKS, [ids, days?.from ?? null, days?.to ?? null]);
