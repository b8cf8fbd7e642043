import type { FailureReason } from '@astaguide/contracts/analytics/failed-event';
import { replayReasonMutation } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';

/** Replays all failed events with a reason, after confirmation. */
export function ReplayReason({ reason: { reason, events } }: { reason: FailureReason }) {
  const { ask, dialog } = useConfirm();
  const [replay] = useAction(replayReasonMutation, {
    done: ({ replayed, left }) => ({
      title: `${formatPlural(replayed, 'event')} replayed`,
      description:
        left > 0
          ? `${formatPlural(left, 'event')} ${left === 1 ? 'is' : 'are'} not valid. Edit before replaying.`
          : 'Events that fail again return here.',
    }),
    failed: 'Failed to replay',
  });
  const onReplay = () =>
    ask({
      title: `Replay ${formatPlural(events, 'event')}?`,
      text: <p>Each event is processed again. Events that were already counted are not counted twice.</p>,
      action: 'Replay',
      look: 'primary',
      onConfirm: () => replay({ reason }),
    });

  return (
    <>
      <Button look="quiet" onClick={onReplay}>
        Replay all {formatPlural(events, 'event')}
      </Button>
      {dialog}
    </>
  );
}
