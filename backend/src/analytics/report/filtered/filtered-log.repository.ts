import type { Reader } from '../../replicas/reader';
import type { DayChunk } from './day-chunks';
import type { Statement } from './filter-conditions.sql';
import { CHUNK_SETTINGS } from './filtered-metrics.sql';

/** Side 0 is the period, side 1 the comparison. */
export type Sided = Pick<DayChunk, 'side'>;

/** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
export async function readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([reader.query(CHUNK_SETTINGS, []), reader.query<Row[]>(text, values)]);
  return rows;
}
