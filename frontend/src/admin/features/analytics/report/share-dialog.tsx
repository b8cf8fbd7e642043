import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/report/analytics-report';
import { sharedRanges, type ShareLinkInput } from '@astaguide/contracts/report/share-link';
import { MAX_REPORT_DAYS, daysIn } from '@astaguide/contracts/report/report-period';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { buttonStyle } from '../../../../ui/button-style';
import { toast } from '../../../../lib/toast-store';
import { failureText } from '../../../api/failure-text';
import { createShareLinkMutation } from '../../../api/owner-access';
import { Dialog } from '../../../ui/dialog/dialog';
import { SwitchField } from '../../../ui/inputs/switch-field';
import { TextField } from '../../../ui/inputs/text-field';
import { SecretShownOnce } from '../../../ui/secret-shown-once';
import { rangeNames } from './range/range-names';
import { periodLabel } from './report-labels';

interface ShareDialogProps {
  query: ReportQuery;
  report: AnalyticsReport;
  onClose: () => void;
}

/** Asks for a title, and makes a link to the shown period of the report. */
export default function ShareDialog({ query, report, onClose }: ShareDialogProps) {
  const days = daysOf(query, report);
  const label = days.range === 'custom' ? periodLabel(report.period) : rangeNames[days.range];
  const [name, setName] = useState(`Report, ${label}`);
  const [showsEarnings, setShowsEarnings] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { mutateAsync: create, isPending } = useMutation(createShareLinkMutation);
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      setSecret((await create({ name, showsEarnings, ...days })).url);
    } catch (failure) {
      toast({ title: 'Failed to create link', description: failureText(failure), variant: 'destructive' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this report"
      description={`${label}. Anyone with the link can view totals, chart and top lists.`}
    >
      {secret === undefined ? (
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
          <TextField
            label="Report title"
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <SwitchField
            label="Show estimated earnings"
            hint="In the key numbers and the tables"
            checked={showsEarnings}
            onChange={setShowsEarnings}
          />
          {report.filters.length > 0 && (
            <p className="text-sm text-muted">The shared report has no filters: it shows all visitors.</p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
              {isPending ? 'Creating…' : 'Create link'}
            </button>
            <Link
              href="/admin?tab=settings&section=share-links"
              className="text-sm font-semibold underline underline-offset-4"
            >
              Manage links
            </Link>
          </div>
        </form>
      ) : (
        <SecretShownOnce label="your link" secret={secret} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** The days of a link: relative to today where links can be, otherwise the shown days. */
function daysOf(
  { range }: ReportQuery,
  { period }: AnalyticsReport,
): Pick<ShareLinkInput, 'range' | 'from' | 'to'> {
  const shared = sharedRanges.find((one) => one === range && one !== 'custom');
  if (shared) return { range: shared };
  const isTooLong = daysIn(period) > MAX_REPORT_DAYS;
  return isTooLong ? { range: '12m' } : { range: 'custom', from: period.from, to: period.to };
}
