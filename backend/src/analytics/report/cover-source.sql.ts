import { dimensions } from '@astaguide/database/event-store/dimensions';
import type { CoverSource } from './cover-range';
import type { NamedStatement, Reader } from '../replicas/reader';

const statement = (column: 'rollups_summed_at' | 'attributions_summed_at'): NamedStatement => ({
  name: `cover-${column}`,
  text: `
  SELECT ARRAY(SELECT month::text FROM log_months WHERE ${column} IS NOT NULL) AS months,
    (SELECT min(day)::text FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0) AS first_day`,
});

const STATEMENTS = {
  rollups: statement('rollups_summed_at'),
  attributions: statement('attributions_summed_at'),
};

/** The summed months of the rollups or the attributions, and the first day with events. */
export async function findCoverSource(reader: Reader, table: keyof typeof STATEMENTS): Promise<CoverSource> {
  const [row] = await reader.query<[{ months: string[]; first_day: string | null }]>(STATEMENTS[table], []);
  return { months: new Set(row.months), firstDay: row.first_day };
}
