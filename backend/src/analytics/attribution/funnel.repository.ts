import { funnelDimensions } from '@astaguide/contracts/visit-funnel';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../replicas/reader';
import type { RangeCover } from '../cover-range';

const STEPS = ['sessions', 'engaged', 'clicked'];
const sumsOf = (side: number, suffix = '') =>
  STEPS.map(
    (step) => `coalesce(sum(${step}) FILTER (WHERE side = ${side}), 0)::double precision AS ${step}${suffix}`,
  ).join(', ');

const FUNNEL = {
  name: 'funnel',
  text: `
  WITH summed AS (
    SELECT dimension, key_id, ${sumsOf(0)}, ${sumsOf(1, '_before')}
    FROM (
      SELECT of AS side, dimension, key_id, ${STEPS.join(', ')}
      FROM unnest($3::integer[], $4::date[]) AS piece(of, day)
      CROSS JOIN LATERAL (
        SELECT * FROM daily_funnels WHERE dimension = ANY($1::smallint[]) AND day = piece.day OFFSET 0
      ) AS funnel
    ) AS steps
    GROUP BY dimension, key_id
  ), ranked AS (
    SELECT summed.*, texts.value AS key, count(*) OVER (PARTITION BY dimension)::integer AS keys,
      row_number() OVER (
        PARTITION BY dimension ORDER BY sessions DESC, clicked DESC, engaged DESC, texts.value COLLATE "C"
      ) AS place
    FROM summed LEFT JOIN texts ON texts.id = key_id
    WHERE sessions + sessions_before > 0
  )
  SELECT * FROM ranked WHERE place <= $2 ORDER BY dimension, place`,
};

/** How far sessions of one key came; dimension 0 is all of them. */
export interface FunnelOfKey {
  dimension: number;
  /** Null for all of them. */
  key: string | null;
  keys: number;
  sessions: number;
  engaged: number;
  clicked: number;
  sessions_before: number;
  engaged_before: number;
  clicked_before: number;
}

/** How far sessions came towards a buy link. */
@Injectable()
export class FunnelRepository {
  /**
   * @param cover days of the period (0) and the comparison (1)
   * @returns most sessions first within a dimension
   */
  find(reader: Reader, { days }: RangeCover, limit: number): Promise<FunnelOfKey[]> {
    return reader.query<FunnelOfKey[]>(FUNNEL, [
      [dimensions.total, ...funnelDimensions.map((dimension) => dimensions[dimension])],
      limit,
      ...days,
    ]);
  }
}
