import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import { useQuery } from '@tanstack/react-query';
import { earningsQuery } from '../../../../api/earnings';

/** Estimated earnings in US dollars. */
export interface EarnedByKey {
  /** Null is the key of what cannot be assigned. */
  of: ReadonlyMap<string | null, number>;
  /** The part that comes from sales without a click, spread over clicks. */
  spread: number;
}

/**
 * The estimated earnings of a breakdown's keys. Undefined while they are loading, where earnings are not known by this
 * dimension, and before the owner has entered any sale or commission.
 */
export function useEarnedByKey(query: ReportQuery, dimension: ReportDimension): EarnedByKey | undefined {
  const by = earningsDimensions.find((name) => name === dimension);
  const { data } = useQuery({ ...earningsQuery(query, by), enabled: by !== undefined });
  if (by === undefined || !data?.hasBegun) return undefined;
  return {
    of: new Map(data.rows.map(({ key, expected }) => [key, Number(expected)])),
    spread: Number(data.totals.spreadExpected),
  };
}
