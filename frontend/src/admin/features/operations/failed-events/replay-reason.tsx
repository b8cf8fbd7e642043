import type { FailureReason } from '@astaguide/contracts/analytics/failed-event';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replayReasonMutation } from '../../../api/operations';
import { toastFailure } from '../../../api/toast-outcome';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { toast } from '../../../../lib/toast-store';

/** Replays all failed events with a reason, after confirmation. */
export function ReplayReason({ reason: { reason, events } }: { reason: FailureReason }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: replay } = useMutation(replayReasonMutation);
  const onConfirm = async () => {
    try {
      const { replayed, left } = await replay({ reason });
      toast({
        title: `${formatPlural(replayed, 'event')} replayed`,
        description:
          left > 0
            ? `${formatPlural(left, 'event')} ${left === 1 ? 'is' : 'are'} not valid. Edit before replaying.`
            : 'Events that fail again return here.',
      });
    } catch (error) {
      toastFailure('Failed to replay', error);
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Replay all {formatPlural(events, 'event')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Replay ${formatPlural(events, 'event')}?`}
        action="Replay"
        look="primary"
        onConfirm={onConfirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>Each event is processed again. Events that were already counted are not counted twice.</p>
      </ConfirmDialog>
    </>
  );
}
