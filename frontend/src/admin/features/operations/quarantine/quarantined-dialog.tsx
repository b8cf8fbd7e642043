import type { QuarantinedText } from '@astaguide/contracts/analytics/failed-event';
import { useQuery } from '@tanstack/react-query';
import { quarantinedQuery } from '../../../api/operations';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedSecond } from '../../../lib/zoned-time';
import { Dialog } from '../../../ui/dialog/dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { EventEditor } from './event-editor';

interface QuarantinedDialogProps {
  id: string;
  onClose: () => void;
  /** It was replayed or deleted, and the button that opened it is gone. */
  onGone: () => void;
}

/** One event that is kept apart: to be looked at, mended, replayed or deleted. */
export function QuarantinedDialog({ id, onClose, onGone }: QuarantinedDialogProps) {
  const { data: entry, isError, refetch } = useQuery(quarantinedQuery(id));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Event in quarantine"
      description={entry ? <Origin entry={entry} /> : 'Loading…'}
    >
      {entry && <EventEditor key={entry.id} entry={entry} onGone={onGone} />}
      {!entry && isError && (
        <Notice title="The event could not be loaded" onRetry={() => void refetch()}>
          It may have been replayed or deleted meanwhile.
        </Notice>
      )}
      {!entry && !isError && <Skeleton className="h-80 w-full" />}
    </Dialog>
  );
}

function Origin({ entry }: { entry: QuarantinedText }) {
  const timeZone = useOwnerTimeZone();
  return (
    <span className="break-words">
      {entry.reason}. Kept since {zonedSecond(entry.quarantinedAt, timeZone)}
      {entry.jobId !== null && `, of job ${entry.jobId}`}.
    </span>
  );
}
