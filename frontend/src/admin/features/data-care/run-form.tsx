import {
  LONGEST_RUN,
  runRequestSchema,
  type RunRequest,
} from '@astaguide/contracts/operations/maintenance-run';
import { plusDays } from '@astaguide/contracts/report/report-period';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { startRunMutation } from '../../api/analytics-data-care';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { tellOutcome } from '../../api/tell-outcome';
import { zonedDate } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { DayRangeFields, useDayRange } from '../../ui/form/day-range-fields';

/** First and last day, and what is done with them. */
export function RunForm() {
  const { mutateAsync: start, isPending } = useMutation(startRunMutation);
  const today = zonedDate(new Date(), useOwnerTimeZone());
  const { fields, read } = useDayRange({ from: plusDays(today, -6), to: today }, today);
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
      <p className="w-full text-xs text-muted">Both days are included, {LONGEST_RUN} at the most.</p>
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
