import type { FailureReason } from '@astaguide/contracts/analytics/failed-event';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text';
import { replayReasonMutation } from '../../../api/operations';
import { formatPlural } from '../../../../lib/format';
import { buttonStyle } from '../../../../ui/button-style';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { toast } from '../../../../lib/toast-store';

/** Replays all failed events with a reason, after confirmation. */
export function ReplayReason({ reason: { reason, events } }: { reason: FailureReason }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: replay, isPending } = useMutation(replayReasonMutation);
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
      toast({ title: 'Failed to replay', description: failureText(error), variant: 'destructive' });
    }
    setIsAsking(false);
  };
  return (
    <>
      <button type="button" className={buttonStyle('quiet')} onClick={() => setIsAsking(true)}>
        Replay all {formatPlural(events, 'event')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={`Replay ${formatPlural(events, 'event')}?`}
        action="Replay"
        look="primary"
        isPending={isPending}
        onConfirm={() => void onConfirm()}
        onCancel={() => setIsAsking(false)}
      >
        <p>Each event is processed again. Events that were already counted are not counted twice.</p>
      </ConfirmDialog>
    </>
  );
}
