import { Inject, Injectable } from '@nestjs/common';
import { originColumns, type OriginColumn } from '@astaguide/database/event-store/event-columns';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** Where an event came from, as ids of `texts` by column; 0 for none. */
export type EventOrigin = Record<OriginColumn, number> & { is_demo: boolean };

const TEXT_COLUMNS = originColumns.map(([column]) => column);
const COLUMNS = [...TEXT_COLUMNS, 'is_demo'] as const;
const columnsOf = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');
/** The origins of the JSON text $1, each with its key. */
const SENT = `json_to_recordset($1) AS sent(key text, ${TEXT_COLUMNS.join(' integer, ')} integer, is_demo boolean)`;
const IS_KNOWN = `(${columnsOf('known')}) = (${columnsOf('sent')})`;

/** Number of distinct origins cached before the cache is cleared; one takes about 150 bytes. */
const REMEMBERED = 50_000;

/** Cache key of an origin. */
export const originKey = (origin: EventOrigin) => COLUMNS.map((column) => origin[column]).join(' ');

/** Stores each distinct origin once, and caches the ids of recent ones. */
@Injectable()
export class EventOriginsRepository {
  private ids = new Map<string, number>();

  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * @param origins by their originKey
   * @returns ids by key, adding rows for new ones; it may contain further keys
   */
  async identify(origins: ReadonlyMap<string, EventOrigin>): Promise<ReadonlyMap<string, number>> {
    // Callers that hold the previous map keep using it.
    if (this.ids.size > REMEMBERED) this.ids = new Map();
    const { ids } = this;
    const unknown = [...origins].filter(([key]) => !ids.has(key));
    if (unknown.length > 0) for (const row of await this.add(unknown)) ids.set(row.key, row.id);
    return ids;
  }

  private async add(origins: [string, EventOrigin][]): Promise<{ key: string; id: number }[]> {
    const json = JSON.stringify(origins.map(([key, origin]) => ({ key, ...origin })));
    await this.pool.query(
      `INSERT INTO origins (${COLUMNS.join(', ')})
       SELECT ${columnsOf('sent')} FROM ${SENT}
       WHERE NOT EXISTS (SELECT FROM origins known WHERE ${IS_KNOWN})
       ORDER BY ${columnsOf('sent')} ON CONFLICT DO NOTHING`,
      [json],
    );
    const { rows } = await this.pool.query<{ key: string; id: number }>(
      `SELECT key, known.id FROM ${SENT} JOIN origins known ON ${IS_KNOWN}`,
      [json],
    );
    return rows;
  }
}
