import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { classNames } from '../../../lib/class-names';
import { findTroubles } from './health-status';

/** The queue's state in a sentence. Screen readers announce changes, but not every refresh. */
export function HealthState({ health, isStale }: { health: QueueHealth; isStale: boolean }) {
  const troubles = isStale
    ? ['The server is not responding. These are the last known values.']
    : findTroubles(health);
  const isWell = troubles.length === 0;
  return (
    <div role="status" className="flex min-h-10 min-w-0 items-start gap-2.5 py-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={classNames('mt-1.5 size-2.5 shrink-0 rounded-full', isWell ? 'bg-good' : 'bg-bad')}
      />
      <div>
        {(isWell ? ['Operational'] : troubles).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
