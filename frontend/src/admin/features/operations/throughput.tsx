import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { Panel } from '../../ui/panel';

type Minutes = QueueHealth['throughput'];

/** Height of the bars, and width of a bar with its gap, in SVG units. */
const HEIGHT = 64;
const STEP = 10;

/** Events per minute over the last hour, as bars. */
export function Throughput({ minutes }: { minutes: Minutes }) {
  const timeZone = useOwnerTimeZone();
  const highest = Math.max(...minutes.map(({ events }) => events), 0);
  const [first, last] = [minutes[0], minutes.at(-1)];
  // The current minute is incomplete and would look like a drop.
  const lastFull = minutes.at(-2)?.events ?? 0;
  const time = (minute: string) => zonedMinute(minute, timeZone).split(', ').at(-1)!;
  return (
    <Panel title="Events per minute" note={`Last full minute: ${formatCount(lastFull)}`}>
      {highest === 0 ? (
        <p className="grid h-24 place-items-center border-b border-edge text-sm text-muted">
          No events in the last hour
        </p>
      ) : (
        <svg
          role="img"
          aria-label={`Events per minute over the last hour: ${formatPlural(highest, 'event')} at peak, ${formatCount(lastFull)} in the last full minute`}
          viewBox={`0 0 ${minutes.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-24 w-full border-b border-edge text-accent"
        >
          {minutes.map(({ minute, events }, place) => {
            const height = Math.max((events / highest) * HEIGHT, events > 0 ? 2 : 0);
            return (
              <rect
                key={minute}
                x={place * STEP + 1}
                y={HEIGHT - height}
                width={STEP - 2}
                height={height}
                fill="currentColor"
                opacity={place === minutes.length - 1 ? 0.5 : 1}
              />
            );
          })}
        </svg>
      )}
      <p className="mt-2 flex justify-between gap-4 text-xs text-muted tabular-nums" aria-hidden="true">
        <span>{first && time(first.minute)}</span>
        <span>Peak {formatCount(highest)}</span>
        <span>{last && time(last.minute)}</span>
      </p>
    </Panel>
  );
}
