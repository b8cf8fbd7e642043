import type { ReportDimension, ReportFigures } from '@astaguide/contracts/analytics-report';
import type { Span } from '@astaguide/contracts/report-buckets';
import type { ReportFilter } from '@astaguide/contracts/report-filter';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from './replicas/reader';
import { closingsIn } from './closings.sql';
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

const SUMS = 'unnest($3::integer[], $4::date[], $5::integer[]) AS piece(of, until, sign)';
const DAYS = 'unnest($6::integer[], $7::date[], $8::integer[]) AS piece(of, day, sign)';
const QUARTERS = `unnest($9::integer[], $10::date[], $11::timestamptz[], $12::timestamptz[], $13::integer[])
      AS piece(of, day, first, last, sign)`;

/**
 * A piece's rows of a table or view. OFFSET 0 keeps them a query of their own, which finds them by the primary key:
 * joined, all days there are may be read for the few that are asked for.
 */
const rowsOf = (table: string, condition: string) =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${condition} OFFSET 0) AS rollup`;

const ofSum = (keys: string) => rowsOf('rollups_to_date', `${keys} AND until = piece.until`);
const ofDay = (keys: string) => rowsOf('daily_rollups', `${keys} AND day = piece.day`);
const ofQuarters = (keys: string) =>
  rowsOf(
    'quarter_figures',
    `${keys} AND day = piece.day AND quarter >= piece.first AND quarter < piece.last`,
  );

const CLOSINGS = closingsIn('rollup_closings');

const ONE_KEY = 'dimension = $1::smallint AND key_id = $2::integer';

/** The figures of the key ($1, $2) in each stretch. Every row is found by its whole primary key. */
const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, sum(page_views)::double precision AS views, sum(clicks)::double precision AS clicks,
    sum(visitors)::double precision AS visitors
  FROM (
    SELECT of, sign * page_views AS page_views, sign * clicks AS clicks, sign * visitors AS visitors
    FROM ${SUMS} ${ofSum(ONE_KEY)}
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
    SELECT of AS side, dimension, key_id, sign * page_views AS page_views, sign * clicks AS clicks,
      sign * visitors AS visitors, sign * events AS events
    FROM ${SUMS} ${ofSum(KEYS_OF_DIMENSIONS)}
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

/** Reads rollups within a transaction, by sums of days, day and quarter-hour. */
@Injectable()
export class ReportRollupsRepository {
  /** @returns days ('2026-03-15') until which the years that the stretches lie in are summed up */
  async findClosings(reader: Reader, spans: readonly Span[]): Promise<string[]> {
    const [from, to] = [
      Math.min(...spans.map(({ start }) => start)),
      Math.max(...spans.map(({ end }) => end)),
    ].map((time) => new Date(time).toISOString().slice(0, 10));
    const rows = await reader.query<{ day: string }[]>(CLOSINGS, [from, to]);
    return rows.map(({ day }) => day);
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

const columnsOf = ({ sums, days, quarters }: FigurePieces) => [...sums, ...days, ...quarters];
