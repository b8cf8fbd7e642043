import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../replicas/reader';
import type { DayChunk } from './day-chunks';
import { chunkStatement } from './filtered-figures.sql';
import type { FigureRow, KeyNames, MergedKey } from './merge-figures';

/**
 * A day's events are sorted in memory. The chunks are read side by side already: a statement with workers of its own
 * would only take processors from the others.
 */
const SETTINGS = `SELECT set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** Reads the event log for filtered reports. */
@Injectable()
export class FilteredFiguresRepository {
  /** @param reader of a snapshot of its own, which takes the settings with it */
  async readChunk(
    reader: Reader,
    filters: readonly ReportFilter[],
    asked: readonly ReportDimension[],
    chunk: DayChunk,
  ): Promise<FigureRow[]> {
    const { text, values } = chunkStatement(filters, asked, chunk);
    const [, rows] = await Promise.all([reader.query(SETTINGS, []), reader.query<FigureRow[]>(text, values)]);
    return rows;
  }

  /** The names of keys, and of products that are filtered by. */
  async findNames(
    reader: Reader,
    keys: readonly MergedKey[],
    filters: readonly ReportFilter[],
  ): Promise<KeyNames> {
    const isProduct = ({ dimension }: MergedKey) => dimension === dimensions.product;
    const productIds = [
      ...keys.filter(isProduct).map(({ keyId }) => keyId),
      ...filters.filter(({ dimension }) => dimension === 'product').map(({ key }) => Number(key)),
    ];
    const textIds = keys.filter((key) => !isProduct(key)).map(({ keyId }) => keyId);
    const [products, texts] = await Promise.all(
      [
        ['SELECT id, name FROM products WHERE id = ANY($1::integer[])', productIds] as const,
        ['SELECT id, value AS name FROM texts WHERE id = ANY($1::integer[])', textIds] as const,
      ].map(([sql, ids]) => reader.query<{ id: number; name: string }[]>(sql, [[...new Set(ids)]])),
    );
    const byId = (rows: readonly { id: number; name: string }[]) =>
      new Map(rows.map(({ id, name }) => [id, name]));
    return { products: byId(products!), texts: byId(texts!) };
  }
}
