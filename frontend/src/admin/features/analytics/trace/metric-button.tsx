import { createContext, useContext } from 'react';
import type { TraceAsk } from '../../../api/analytics/trace';
import { formatCount } from '../../../../lib/format';

/** A metric as a button that lists its events; plain text if it is zero. */
export function MetricButton(metric: OpenedMetric) {
  const open = useTrace();
  if (metric.count === 0) return <>{formatCount(metric.count)}</>;
  return (
    <button
      type="button"
      title="View events"
      aria-label={`${formatCount(metric.count)}, view events: ${metric.title}`}
      onClick={() => open(metric)}
      className="rounded-sm tabular-nums underline decoration-dotted underline-offset-4 hover:text-accent"
    >
      {formatCount(metric.count)}
    </button>
  );
}

/** A metric on the screen, and the query for its events. */
export interface OpenedMetric {
  /** What is counted: 'Clicks on /comparison, Nov 3, 2026'. */
  title: string;
  count: number;
  ask: TraceAsk;
}

export const TraceContext = createContext<(metric: OpenedMetric) => void>(() => {});

/** Opens the list of events behind a metric. */
export const useTrace = () => useContext(TraceContext);
