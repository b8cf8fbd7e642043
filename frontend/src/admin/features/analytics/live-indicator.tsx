import type { StreamState } from '../../lib/event-stream';
import { classNames } from '../../../lib/class-names';

const labels: Record<StreamState, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
};

export function LiveIndicator({ state }: { state: StreamState }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={classNames(
          'size-2.5 rounded-full',
          state === 'live' ? 'bg-good' : 'animate-pulse border-2 border-edge',
        )}
      />
      {labels[state]}
    </p>
  );
}
