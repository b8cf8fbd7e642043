import type { ReportFilter } from '@astaguide/contracts/report/report-filter';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../../replicas/reader';
import type { Statement } from './days-table.sql';
import type { KeyNames, MergedKey } from './merge-metrics';

/** A day's events are sorted in memory. Chunks already run concurrently, so parallel workers would only compete. */
const SETTINGS = `SELECT set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** Reads the event log for filtered screens. */
@Injectable()
export class FilteredLogRepository {
  /** @param reader runs in its own snapshot, so that the settings apply to this chunk only */
  async readChunk<Row>(reader: Reader, { text, values }: Statement): Promise<Row[]> {
    const [, rows] = await Promise.all([reader.query(SETTINGS, []), reader.query<Row[]>(text, values)]);
    return rows;
  }

  async findKeyNames(reader: Reader, keys: readonly MergedKey[]): Promise<KeyNames> {
    const isProduct = ({ dimension }: MergedKey) => dimension === dimensions.product;
    const idsOf = (some: readonly MergedKey[]) => some.map(({ keyId }) => keyId);
    const [products, texts] = await Promise.all([
      namesOf(reader, PRODUCT_NAMES, idsOf(keys.filter(isProduct))),
      namesOf(reader, TEXTS, idsOf(keys.filter((key) => !isProduct(key)))),
    ]);
    return { products, texts };
  }

  /** Names of the products in the filters, by id. */
  findProductNames(reader: Reader, filters: readonly ReportFilter[]): Promise<Map<number, string>> {
    const ofProducts = filters.filter(({ dimension }) => dimension === 'product');
    return namesOf(
      reader,
      PRODUCT_NAMES,
      ofProducts.map(({ key }) => Number(key)),
    );
  }
}

const PRODUCT_NAMES = 'SELECT id, name FROM products WHERE id = ANY($1::integer[])';
const TEXTS = 'SELECT id, value AS name FROM texts WHERE id = ANY($1::integer[])';

async function namesOf(reader: Reader, sql: string, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await reader.query<{ id: number; name: string }[]>(sql, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
