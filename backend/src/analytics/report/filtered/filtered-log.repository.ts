import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import type { Reader } from '../../replicas/reader';
import type { DayChunk } from './day-chunks';
import type { Statement } from './filter-conditions.sql';

/** Side 0 is the period, side 1 the comparison. */
export type Sided = Pick<DayChunk, 'side'>;

/** A day's events are sorted in memory. Chunks already run concurrently, so parallel workers would only compete. */
const SETTINGS = `SELECT set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
export async function readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([reader.query(SETTINGS, []), reader.query<Row[]>(text, values)]);
  return rows;
}

/** Names of the products in the filters, by id. */
export async function findProductNames(
  reader: Reader,
  filters: readonly ReportFilter[],
): Promise<Map<number, string>> {
  const ids = filters.flatMap(({ dimension, key }) => (dimension === 'product' ? Number(key) : []));
  const rows = await reader.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM products WHERE id = ANY($1::integer[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
