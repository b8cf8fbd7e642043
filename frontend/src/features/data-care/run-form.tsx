import { LONGEST_RUN, runRequestSchema, type RunRequest } from '@astaguide/contracts/maintenance-run';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { startRunMutation } from '../../api/analytics-data-care';
import { tellOutcome } from '../../api/tell-outcome';
import { buttonStyle } from '../../ui/button-style';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { DayRangeFields, useDayRange } from '../../ui/form/day-range-fields';

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** First and last day, and what is done with them. */
export function RunForm() {
  const { mutateAsync: start, isPending } = useMutation(startRunMutation);
  const { fields, read } = useDayRange({ from: dayBefore(6), to: dayBefore(0) }, dayBefore(0));
  const [asked, setAsked] = useState<RunRequest>();
  const send = async (request: RunRequest) => {
    await tellOutcome(start(request), { failed: 'The run could not be started' });
    setAsked(undefined);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const request = read(runRequestSchema, { kind: 'verify' });
    if (request) void send(request);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      <DayRangeFields {...fields} />
      <div className="flex flex-wrap gap-3 sm:mt-7">
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          Verify
        </button>
        <button
          type="button"
          className={buttonStyle('quiet')}
          disabled={isPending}
          onClick={() => setAsked(read(runRequestSchema, { kind: 'rebuild' }))}
        >
          Rebuild…
        </button>
      </div>
      <p className="w-full text-xs text-muted">UTC days, both included, {LONGEST_RUN} at the most.</p>
      <ConfirmDialog
        open={asked !== undefined}
        title="Rebuild these days?"
        action="Rebuild"
        isPending={isPending}
        onConfirm={() => asked && void send(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          The figures from {asked?.from} to {asked?.to} are counted anew from the log. Where they were right
          they stay as they are. Days whose single events were dropped are left alone.
        </p>
      </ConfirmDialog>
    </form>
  );
}
