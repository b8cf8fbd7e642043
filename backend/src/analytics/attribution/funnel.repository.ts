import { funnelDimensions } from '@astaguide/contracts/visit-funnel';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import type { Reader } from '../replicas/reader';
import type { DerivedRange } from '../derived-figures.repository';

const STEPS = ['sessions', 'engaged', 'clicked'];
const sumsOf = (when: string, suffix = '') =>
  STEPS.map(
    (step) => `coalesce(sum(${step}) FILTER (WHERE ${when}), 0)::double precision AS ${step}${suffix}`,
  ).join(', ');

/** $1 to $2 is the period, $3 to $4 the comparison: null without one, and then nothing lies in it. */
const IN_PERIOD = 'day BETWEEN $1::date AND $2::date';
const IN_COMPARISON = 'day BETWEEN $3::date AND $4::date';

const FUNNEL = {
  name: 'funnel',
  text: `
  WITH summed AS (
    SELECT dimension, key_id, ${sumsOf(IN_PERIOD)}, ${sumsOf(IN_COMPARISON, '_before')}
    FROM daily_funnels
    WHERE dimension = ANY($5::smallint[]) AND (${IN_PERIOD} OR ${IN_COMPARISON})
    GROUP BY dimension, key_id
  ), ranked AS (
    SELECT summed.*, texts.value AS key, count(*) OVER (PARTITION BY dimension)::integer AS keys,
      row_number() OVER (
        PARTITION BY dimension ORDER BY sessions DESC, clicked DESC, engaged DESC, texts.value COLLATE "C"
      ) AS place
    FROM summed LEFT JOIN event_texts texts ON texts.id = key_id
    WHERE sessions + sessions_before > 0
  )
  SELECT * FROM ranked WHERE place <= $6 ORDER BY dimension, place`,
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
  /** @returns most sessions first within a dimension */
  find(reader: Reader, { period, comparison }: DerivedRange, limit: number): Promise<FunnelOfKey[]> {
    return reader.query<FunnelOfKey[]>(FUNNEL, [
      period.from,
      period.to,
      comparison?.from ?? null,
      comparison?.to ?? null,
      [dimensions.total, ...funnelDimensions.map((dimension) => dimensions[dimension])],
      limit,
    ]);
  }
}
