import { MAX_RUN_DAYS, runRequestSchema } from '@astaguide/contracts/maintenance/maintenance-run';
import { plusDays } from '@astaguide/contracts/lib/report-period';
import { useState, type SubmitEvent } from 'react';
import { startRunMutation } from '../../api/maintenance';
import { useZonedToday } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { messagesOf } from '../../lib/messages';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { TextField } from '../../ui/inputs/text-field';

/** Form for a maintenance run: kind, first and last day. */
export function RunForm() {
  const [send, isPending] = useAction(startRunMutation, { failed: 'Couldn’t start the run' });
  const today = useZonedToday();
  const [days, setDays] = useState({ from: plusDays(today, -6), to: today });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { ask, dialog } = useConfirm();
  /** Shows what is wrong with the days; undefined if something is. */
  const read = (kind: 'verify' | 'rebuild') => {
    const parsed = runRequestSchema.safeParse({
      kind,
      from: days.from || undefined,
      to: days.to || undefined,
    });
    const messages = messagesOf(parsed);
    if (parsed.success && days.to > today) messages.to = 'Choose a date up to today';
    setErrors(messages);
    return Object.keys(messages).length === 0 ? parsed.data : undefined;
  };
  const dayField = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      className="w-full sm:w-44"
      max={today}
      value={days[name]}
      error={errors[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
    />
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const request = read('verify');
    if (request) void send(request);
  };
  const onRebuild = () => {
    const request = read('rebuild');
    if (!request) return;
    ask({
      title: 'Rebuild these days?',
      text: (
        <p>
          Totals from {request.from} to {request.to} will be recalculated from raw events. Correct totals stay
          the same. Days whose raw events have been deleted are skipped.
        </p>
      ),
      action: 'Rebuild',
      look: 'primary',
      onConfirm: () => send(request),
    });
  };

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      {dayField('from', 'From')}
      {dayField('to', 'To')}
      <div className="flex flex-wrap gap-3 sm:mt-7">
        <Button look="primary" type="submit" disabled={isPending}>
          Verify
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onRebuild}>
          Rebuild…
        </Button>
      </div>
      <p className="w-full text-xs text-muted">Up to {MAX_RUN_DAYS} days</p>
      {dialog}
    </form>
  );
}
