import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  sharedRanges,
  shareLinkInputSchema,
  type ShareLinkInput,
} from '@astaguide/contracts/share-links/share-link';
import { MAX_REPORT_DAYS, daysIn } from '@astaguide/contracts/lib/report-period';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { createShareLinkMutation } from '../../../api/owner-access';
import { useInputForm } from '../../../api/use-input-form';
import { Dialog } from '../../../ui/dialog/dialog';
import { FormButtons } from '../../../ui/form/form-buttons';
import { SwitchField } from '../../../ui/inputs/switch-field';
import { TextField } from '../../../ui/inputs/text-field';
import { SecretShownOnce } from '../../../ui/secret-shown-once';
import { rangeNames } from '../../../lib/range-names';
import { periodLabel } from '../../../lib/report-labels';

interface ShareDialogProps {
  query: ReportQuery;
  report: AnalyticsReport;
  onClose: () => void;
}

/** Asks for a title, and makes a link to the shown period of the report. */
export default function ShareDialog({ query, report, onClose }: ShareDialogProps) {
  const days = daysOf(query, report);
  const label = days.range === 'custom' ? periodLabel(report.period) : rangeNames[days.range];
  const [secret, setSecret] = useState<string>();
  const { form, field, onSubmit, isSending } = useInputForm({
    values: { name: `Report, ${label}`, showsEarnings: false },
    schema: shareLinkInputSchema,
    inputOf: (typed) => ({ ...typed, ...days }),
    send: useMutation(createShareLinkMutation).mutateAsync,
    onDone: ({ url }) => setSecret(url),
    failed: 'Failed to create link',
  });
  const showsEarnings = useWatch({ control: form.control, name: 'showsEarnings' });
  return (
    <Dialog
      onClose={onClose}
      title="Share this report"
      description={`${label}. Anyone with the link can view totals, chart and top lists.`}
    >
      {secret === undefined ? (
        <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <TextField label="Report title" required maxLength={80} {...field('name')} />
          <SwitchField
            label="Show estimated earnings"
            hint="In the key numbers and the tables"
            checked={showsEarnings}
            onChange={(checked) => form.setValue('showsEarnings', checked)}
          />
          {report.filters.length > 0 && (
            <p className="text-sm text-muted">The shared report has no filters: it shows all visitors.</p>
          )}
          <FormButtons
            save="Create link"
            saving="Creating…"
            isSending={isSending}
            className="flex-wrap items-center"
          >
            <Link
              href="/admin?tab=settings&section=share-links"
              className="text-sm font-semibold underline underline-offset-4"
            >
              Manage links
            </Link>
          </FormButtons>
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
