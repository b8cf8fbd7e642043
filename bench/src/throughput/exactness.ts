import { TAG_OF_ID } from '../load/event-id';
import type { BenchContext } from './bench-context';

/** Whether log and rollups contain exactly the events that were answered with 202. */
export interface Exactness {
  accepted: number;
  logged: number;
  distinct: number;
  inRollups: number;
  exact: boolean;
}

/**
 * Compares answered with stored events. An id that was sent but not answered may or may not be stored; without such
 * ids all counts must be equal.
 */
export async function checkExactness(context: BenchContext): Promise<Exactness> {
  const { database } = context.stack;
  const accepted = context.loads.reduce((sum, { report }) => sum + report.accepted, 0);
  const maybe = context.loads.flatMap(({ report }) => report.unanswered);
  const rows = await database.query<{ tag: string; logged: string; distinct: string }>(
    `SELECT ${TAG_OF_ID} AS tag, count(*) AS logged, count(DISTINCT id) AS distinct
     FROM events WHERE id <> ALL($1::uuid[]) GROUP BY 1`,
    [maybe],
  );
  const extra = await database.count('SELECT count(*) FROM events WHERE id = ANY($1::uuid[])', [maybe]);
  const logged = rows.reduce((sum, row) => sum + Number(row.logged), 0);
  const distinct = rows.reduce((sum, row) => sum + Number(row.distinct), 0);
  const inRollups = (await database.countInRollups()) - extra;
  const byTag = new Map(rows.map((row) => [row.tag, Number(row.distinct)]));
  const everyLoad = context.loads.every(({ tag, report }) => (byTag.get(tag) ?? 0) === report.accepted);
  const exact = everyLoad && [logged, distinct, inRollups].every((count) => count === accepted);
  return { accepted, logged, distinct, inRollups, exact };
}
