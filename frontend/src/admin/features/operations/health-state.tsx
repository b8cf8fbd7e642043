import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { classNames } from '../../../lib/class-names';
import { findTroubles } from './health-judgement';

/** In a sentence, whether all is well. It is told aloud when it changes, not at each look. */
export function HealthState({ health, isError }: { health: QueueHealth | undefined; isError: boolean }) {
  const troubles = health ? findTroubles(health) : [];
  const isWell = health !== undefined && !isError && troubles.length === 0;
  return (
    <div role="status" className="flex min-h-10 min-w-0 items-start gap-2.5 py-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1.5 size-2.5 shrink-0 rounded-full',
          isWell ? 'bg-accent' : 'border-2 border-accent',
        )}
      />
      <div>
        {sentencesOf(health, isError, troubles).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

function sentencesOf(health: QueueHealth | undefined, isError: boolean, troubles: string[]): string[] {
  if (isError)
    return ['The server does not answer: these figures are the last ones it gave.'].slice(health ? 0 : 1);
  if (!health) return ['Looking…'];
  return troubles.length > 0 ? troubles : ['All is well: events are counted as they come.'];
}
