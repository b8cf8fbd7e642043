import type { FailedEventText } from '@astaguide/contracts/analytics/failed-event';
import { useQuery } from '@tanstack/react-query';
import { failedEventQuery } from '../../../api/operations';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedSecond } from '../../../lib/zoned-time';
import { Dialog } from '../../../ui/dialog/dialog';
import { QueryPanel } from '../../../ui/query-panel';
import { EventEditor } from './event-editor';

interface FailedEventDialogProps {
  id: string;
  onClose: () => void;
  /** Called after a replay or a deletion, when the button that opened the dialog is gone. */
  onGone: () => void;
}

/** One event that could not be recorded: view, edit, replay or delete it. */
export function FailedEventDialog({ id, onClose, onGone }: FailedEventDialogProps) {
  const query = useQuery(failedEventQuery(id));
  return (
    <Dialog
      onClose={onClose}
      title="Failed event"
      description={query.data ? <Origin entry={query.data} /> : 'Loading…'}
    >
      <QueryPanel
        query={query}
        name="event"
        skeleton={['h-80']}
        errorHint="It may have been replayed or deleted."
      >
        {(entry) => <EventEditor key={entry.id} entry={entry} onGone={onGone} />}
      </QueryPanel>
    </Dialog>
  );
}

function Origin({ entry }: { entry: FailedEventText }) {
  const timeZone = useOwnerTimeZone();
  return (
    <span className="break-words">
      {entry.reason}. Failed {zonedSecond(entry.failedAt, timeZone)}
      {entry.jobId !== null && `, job ${entry.jobId}`}.
    </span>
  );
}
