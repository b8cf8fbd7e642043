import type { ReportDimension, ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from './replicas/reader';
import type { FigurePieces } from './figure-pieces';
import { rankKeys, type RankedKey } from './key-ranking.sql';

/** What rollups are read for: everything, or one key. */
export interface RollupKey {
  dimension: number;
  keyId: number;
}

export const EVERYTHING: RollupKey = { dimension: dimensions.total, keyId: 0 };

/** No key has this id: nothing was counted under a text that is not known. */
const UNKNOWN_KEY = -1;

const MONTHS = 'unnest($3::integer[], $4::date[]) AS piece(of, month)';
const DAYS = 'unnest($5::integer[], $6::date[], $7::integer[]) AS piece(of, day, sign)';
const QUARTERS = `unnest($8::integer[], $9::date[], $10::timestamptz[], $11::timestamptz[], $12::integer[])
      AS piece(of, day, first, last, sign)`;

/**
 * A piece's rows of a table or view. OFFSET 0 keeps them a query of their own, which finds them by the primary key:
 * joined, all days there are may be read for the few that are asked for.
 */
const rowsOf = (table: string, condition: string) =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${condition} OFFSET 0) AS rollup`;

const ofMonth = (keys: string) => rowsOf('monthly_rollups', `${keys} AND month = piece.month`);
const ofDay = (keys: string) => rowsOf('daily_rollups', `${keys} AND day = piece.day`);
const ofQuarters = (keys: string) =>
  rowsOf(
    'quarter_figures',
    `${keys} AND day = piece.day AND quarter >= piece.first AND quarter < piece.last`,
  );

const ONE_KEY = 'dimension = $1::smallint AND key_id = $2::integer';

/** The figures of the key ($1, $2) in each stretch. Every row is found by its whole primary key. */
const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, sum(page_views)::double precision AS views, sum(clicks)::double precision AS clicks,
    sum(visitors)::double precision AS visitors
  FROM (
    SELECT of, page_views, clicks, visitors FROM ${MONTHS} ${ofMonth(ONE_KEY)}
    UNION ALL
    SELECT of, sign * page_views, sign * clicks, sign * visitors FROM ${DAYS} ${ofDay(ONE_KEY)}
    UNION ALL
    SELECT of, sign * page_views, sign * clicks, sign * visitors FROM ${QUARTERS} ${ofQuarters(ONE_KEY)}
  ) AS figures
  GROUP BY of`,
};

const KEYS_OF_DIMENSIONS = 'dimension = ANY($1::smallint[])';

/**
 * The figures of every key of the dimensions ($1). Which keys a quarter-hour can have, its day tells: so that
 * they too are found by the primary key.
 */
const KEYS = {
  name: 'report-keys',
  text: rankKeys(
    `
    SELECT of AS side, dimension, key_id, page_views, clicks, visitors, events
    FROM ${MONTHS} ${ofMonth(KEYS_OF_DIMENSIONS)}
    UNION ALL
    SELECT of, dimension, key_id, sign * page_views, sign * clicks, sign * visitors, sign * events
    FROM ${DAYS} ${ofDay(KEYS_OF_DIMENSIONS)}
    UNION ALL
    SELECT of, rollup.dimension, rollup.key_id, sign * rollup.page_views, sign * rollup.clicks,
      sign * rollup.visitors, sign * rollup.events
    FROM ${QUARTERS}
    JOIN daily_rollups key ON key.dimension = ANY($1::smallint[]) AND key.day = piece.day
    ${ofQuarters('dimension = key.dimension AND key_id = key.key_id')}`,
    '$2',
  ),
};

/**
 * Those of the months ($1) that are complete, and those without a day of their own: read by the day, the years before
 * the first event would cost more than all others.
 */
const COMPLETE_MONTHS = {
  name: 'complete-months',
  text: `
  SELECT month::text FROM unnest($1::date[]) AS asked(month)
  WHERE EXISTS (SELECT FROM rollup_months complete WHERE complete.month = asked.month)
    OR NOT EXISTS (SELECT FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0
      AND day >= asked.month AND day < asked.month + interval '1 month')`,
};

/** Reads rollups within a transaction, by month, day and quarter-hour. */
@Injectable()
export class ReportRollupsRepository {
  /** @returns those of the months ('2026-03-01') whose sums can be used, or in which nothing was counted */
  async findCompleteMonths(reader: Reader, months: readonly string[]): Promise<Set<string>> {
    const rows = await reader.query<{ month: string }[]>(COMPLETE_MONTHS, [months]);
    return new Set(rows.map(({ month }) => month));
  }

  /** What a filter's key is called in the rollups, and by people where it is a product. */
  async findKey(
    reader: Reader,
    { dimension, key }: ReportFilter,
  ): Promise<RollupKey & { productName: string | null }> {
    if (dimension === 'product') {
      const rows = await reader.query<{ name: string }[]>('SELECT name FROM products WHERE id = $1', [key]);
      return { dimension: dimensions.product, keyId: Number(key), productName: rows[0]?.name ?? null };
    }
    const rows = await reader.query<{ id: number }[]>(
      'SELECT id FROM event_texts WHERE md5(value)::uuid = md5($1)::uuid',
      [key],
    );
    return { dimension: dimensions[dimension], keyId: rows[0]?.id ?? UNKNOWN_KEY, productName: null };
  }

  /** @returns the figures of each stretch by its number; one in which nothing was counted is left out */
  async findFigures(
    reader: Reader,
    { dimension, keyId }: RollupKey,
    pieces: FigurePieces,
  ): Promise<Map<number, ReportFigures>> {
    const rows = await reader.query<(ReportFigures & { of: number })[]>(SERIES, [
      dimension,
      keyId,
      ...columnsOf(pieces),
    ]);
    return new Map(rows.map(({ of, ...figures }) => [of, figures]));
  }

  /**
   * @param pieces stretch 0 is the period, 1 the comparison
   * @param limit keys of each dimension at the most
   */
  findKeys(
    reader: Reader,
    asked: readonly ReportDimension[],
    limit: number,
    pieces: FigurePieces,
  ): Promise<RankedKey[]> {
    return reader.query<RankedKey[]>(KEYS, [
      asked.map((dimension) => dimensions[dimension]),
      limit,
      ...columnsOf(pieces),
    ]);
  }
}

const columnsOf = ({ months, days, quarters }: FigurePieces) => [...months, ...days, ...quarters];
