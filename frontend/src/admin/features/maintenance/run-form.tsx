import {
  MAX_RUN_DAYS,
  runRequestSchema,
  type RunRequest,
} from '@astaguide/contracts/operations/maintenance-run';
import { plusDays } from '@astaguide/contracts/report/report-period';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { startRunMutation } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { toastOutcome } from '../../api/toast-outcome';
import { zonedDate } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { DayRangeFields, useDayRange } from '../../ui/form/day-range-fields';

/** Form for a maintenance run: kind, first and last day. */
export function RunForm() {
  const { mutateAsync: start, isPending } = useMutation(startRunMutation);
  const today = zonedDate(new Date(), useOwnerTimeZone());
  const { fields, read } = useDayRange({ from: plusDays(today, -6), to: today }, today);
  const [asked, setAsked] = useState<RunRequest>();
  const send = async (request: RunRequest) => {
    await toastOutcome(start(request), { failed: 'Couldn’t start the run' });
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
      <p className="w-full text-xs text-muted">Up to {MAX_RUN_DAYS} days</p>
      <ConfirmDialog
        open={asked !== undefined}
        title="Rebuild these days?"
        action="Rebuild"
        look="primary"
        isPending={isPending}
        onConfirm={() => asked && void send(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          Totals from {asked?.from} to {asked?.to} will be recalculated from raw events. Correct totals stay
          the same. Days whose raw events have been deleted are skipped.
        </p>
      </ConfirmDialog>
    </form>
  );
}
