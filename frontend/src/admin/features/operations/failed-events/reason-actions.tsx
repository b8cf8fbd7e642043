import { deleteFailedEventsMutation, replayReasonMutation } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';

interface ReasonActionsProps {
  /** Undefined for all reasons, whose events can only be deleted together. */
  reason: string | undefined;
  /** Number of these events. */
  events: number;
}

/** Replays or deletes all failed events with a reason, or deletes all, after confirmation. */
export function ReasonActions({ reason, events }: ReasonActionsProps) {
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
  const [remove] = useAction(deleteFailedEventsMutation, {
    done: 'Events deleted',
    failed: 'Failed to delete events',
  });
  const count = formatPlural(events, 'event');
  const onReplay = (of: string) =>
    ask({
      title: `Replay ${count}?`,
      text: <p>Each event is processed again. Events that were already counted are not counted twice.</p>,
      action: 'Replay',
      look: 'primary',
      onConfirm: () => replay({ reason: of }),
    });
  const onDelete = () =>
    ask({
      title: `Delete ${count}?`,
      text: <p>They will be deleted permanently and never counted. This can’t be undone.</p>,
      action: 'Delete events',
      onConfirm: () => remove(reason),
    });

  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={onDelete}>
        Delete all {count}
      </Button>
      {reason !== undefined && (
        <Button look="quiet" onClick={() => onReplay(reason)}>
          Replay all {count}
        </Button>
      )}
      {dialog}
    </div>
  );
}
