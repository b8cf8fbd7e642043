import type { ReportFigures } from '@astaguide/contracts/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from './replicas/reader';
import type { RangeCover } from './cover-range';
import { rankKeys, type RankedKey } from './key-ranking.sql';

const MONTHS = 'unnest($3::integer[], $4::date[]) AS piece(of, month)';
const DAYS = 'unnest($5::integer[], $6::date[]) AS piece(of, day)';
const QUARTERS =
  'unnest($7::integer[], $8::date[], $9::smallint[], $10::smallint[]) AS piece(of, day, first, until)';

const FIGURES = ['page_views', 'clicks', 'visitors', 'events'];
const figures = (of: (figure: string) => string) => FIGURES.map(of).join(', ');

/**
 * A piece's rows of a table. OFFSET 0 keeps them a query of their own, which finds them by the primary key: joined,
 * all days there are may be read for the few that are asked for.
 */
const rowsOf = (table: string, condition: string) =>
  `CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${condition} OFFSET 0) AS rollup`;

/** When a quarter-hour of a piece's day begins. */
const quarterAt = (quarter: string) =>
  `(piece.day::timestamp AT TIME ZONE 'UTC' + piece.${quarter} * interval '15 minutes')`;

/** The figures of quarter-hours that are rows by themselves, added up: a day that is not final has many. */
const liveQuarters = (keys: string) => `
        SELECT of, dimension, key_id, ${figures((figure) => `sum(${figure}) AS ${figure}`)}
        FROM ${QUARTERS}
        ${rowsOf('quarter_rollups', `${keys} AND quarter >= ${quarterAt('first')} AND quarter < ${quarterAt('until')}`)}
        GROUP BY of, dimension, key_id`;

/**
 * The figures of packed quarter-hours: how far they ran up from the last before the stretch to the last in it. They are
 * in order, and searched for.
 */
const packedQuarters = (keys: string) => `
        SELECT of, dimension, key_id, ${figures(
          (figure) => `rollup.${figure}[wanted.last + 1] - rollup.${figure}[wanted.before + 1] AS ${figure}`,
        )}
        FROM ${QUARTERS} ${rowsOf('packed_quarters', `${keys} AND day = piece.day`)}
        CROSS JOIN LATERAL (
          SELECT width_bucket((piece.first - 1)::smallint, quarters) AS before,
            width_bucket((piece.until - 1)::smallint, quarters) AS last
          OFFSET 0
        ) AS wanted
        WHERE wanted.before < wanted.last`;

/** The figures of every piece and key, to be added up by span (of). */
const figuresOf = (keys: string) => `
    SELECT of, dimension, key_id, ${FIGURES.join(', ')}
    FROM ${MONTHS} ${rowsOf('monthly_rollups', `${keys} AND month = piece.month`)}
    UNION ALL
    SELECT of, dimension, key_id, ${FIGURES.join(', ')}
    FROM ${DAYS} ${rowsOf('daily_rollups', `${keys} AND day = piece.day`)}
    UNION ALL${liveQuarters(keys)}
    UNION ALL${packedQuarters(keys)}`;

/** The figures of the key $2 of the dimension $1 in each span. */
const SERIES = {
  name: 'report-series',
  text: `
  SELECT of, sum(page_views::double precision) AS views, sum(clicks::double precision) AS clicks,
    sum(visitors::double precision) AS visitors
  FROM (${figuresOf('dimension = $1::smallint AND key_id = $2::integer')}
  ) AS figures
  GROUP BY of`,
};

/** The figures of every key of the dimensions ($1). */
const KEYS = {
  name: 'report-keys',
  text: rankKeys(
    `SELECT of AS side, dimension, key_id, ${FIGURES.join(', ')}
    FROM (${figuresOf('dimension = ANY($1::smallint[])')}
    ) AS pieces`,
    '$2',
  ),
};

/** Reads rollups within a transaction, by month, day and quarter-hour. */
@Injectable()
export class ReportRollupsRepository {
  /** @returns the total of each span by its place; one in which nothing was counted is missing */
  async findFigures(reader: Reader, cover: RangeCover): Promise<Map<number, ReportFigures>> {
    const rows = await reader.query<(ReportFigures & { of: number })[]>(SERIES, [
      dimensions.total,
      0,
      ...columnsOf(cover),
    ]);
    return new Map(rows.map(({ of, ...figures }) => [of, figures]));
  }

  /**
   * @param cover span 0 is the period, 1 the comparison
   * @param limit keys of each dimension at the most
   */
  findKeys(
    reader: Reader,
    asked: readonly ReportDimension[],
    limit: number,
    cover: RangeCover,
  ): Promise<RankedKey[]> {
    return reader.query<RankedKey[]>(KEYS, [
      asked.map((dimension) => dimensions[dimension]),
      limit,
      ...columnsOf(cover),
    ]);
  }
}

const columnsOf = ({ months, days, quarters }: RangeCover) => [...months, ...days, ...quarters];
