import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { parseJson } from '../../../../lib/parse-json';
import type { FailedEventText } from '@astaguide/contracts/analytics/failed-event';
import { useState } from 'react';
import { useAction } from '../../../api/use-action';
import { deleteFailedEventMutation, replayMutation } from '../../../api/operations';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { Field } from '../../../ui/inputs/field';

/** The event's text, validated while it is edited. */
export function EventEditor({ entry, onGone }: { entry: FailedEventText; onGone: () => void }) {
  const original = indented(entry.event);
  const [text, setText] = useState(original);
  const { event, faults } = readEditedEvent(text);
  const [replay, isReplaying] = useAction(replayMutation, {
    done: 'Event replayed',
    detail: 'If it fails again, it returns here.',
    failed: 'Failed to replay',
  });
  const [remove] = useAction(deleteFailedEventMutation, {
    done: 'Event deleted',
    failed: 'Failed to delete event',
  });
  const { ask, dialog } = useConfirm();
  const isEdited = text !== original;

  const onReplay = async () => {
    if (event && (await replay({ id: entry.id, event }))) onGone();
  };
  const onDelete = () =>
    ask({
      title: 'Delete this event?',
      text: <p>It will be deleted permanently. This can’t be undone.</p>,
      action: 'Delete event',
      onConfirm: async () => {
        if (await remove(entry.id)) onGone();
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Event as JSON"
        hint="Your changes are replayed. Keep the id: it prevents double counting."
        error={faults ? 'Not a valid event yet.' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className={classNames(control.className, 'h-72 py-2 font-mono !text-xs')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            spellCheck={false}
            autoCapitalize="off"
          />
        )}
      </Field>
      <div role="status" className="text-sm">
        {faults ? (
          <ul aria-label="Errors" className="list-disc pl-5">
            {faults.map(({ path, message }) => (
              <li key={`${path} ${message}`} className="break-words">
                <strong className="font-semibold">{path}</strong>: {message}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">Valid event{isEdited && ' (edited)'}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" onClick={onDelete}>
          Delete
        </Button>
        <div className="flex flex-wrap gap-3">
          {isEdited && (
            <Button look="quiet" onClick={() => setText(original)}>
              Undo changes
            </Button>
          )}
          <Button look="primary" disabled={!event || isReplaying} onClick={() => void onReplay()}>
            {isEdited ? 'Replay as edited' : 'Replay'}
          </Button>
        </div>
      </div>
      {dialog}
    </div>
  );
}

/** The result of parsing an edited text: an event, or its errors by path. */
type EditedEvent =
  { event: TrackedEvent; faults?: never } | { event?: never; faults: { path: string; message: string }[] };

/** Parses an edited text by the same rules as the worker. */
export function readEditedEvent(text: string): EditedEvent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [{ path: 'JSON', message: (error as Error).message }] };
  }
  const parsed = trackedEventSchema.safeParse(value);
  if (parsed.success) return { event: parsed.data };
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.') || 'event', message })),
  };
}

/** The text as JSON with indentation; unchanged if it is not JSON. */
export function indented(text: string): string {
  const value = parseJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}
