import { formatCount } from '../../../../lib/format';
import { useTrace, type OpenedMetric } from './trace-context';

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
