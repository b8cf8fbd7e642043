import type { Reader } from '../reader';
import type { Statement } from './filter-conditions.sql';
import { CHUNK_SETTINGS } from './filtered-metrics.sql';

/** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
export async function readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([reader.query(CHUNK_SETTINGS, []), reader.query<Row[]>(text, values)]);
  return rows;
}
