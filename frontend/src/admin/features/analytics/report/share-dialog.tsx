import type { AnalyticsReport, ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  sharedRanges,
  shareLinkInputSchema,
  type ShareLinkInput,
} from '@astaguide/contracts/share-links/share-link';
import { MAX_REPORT_DAYS, daysIn } from '@astaguide/contracts/lib/report-period';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { createShareLinkMutation } from '../../../api/owner-access';
import { Dialog } from '../../../ui/dialog/dialog';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';
import { SecretShownOnce } from '../../../ui/secret-shown-once';
import { rangeNames } from '../../../lib/range-names';
import { periodLabel } from '../../../lib/report-labels';

const linkForm = contractForm(shareLinkInputSchema);

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
  const { mutateAsync: createLink } = useMutation(createShareLinkMutation);
  return (
    <Dialog
      onClose={onClose}
      title="Share this report"
      description={`${label}. Anyone with the link can view totals, chart and top lists.`}
    >
      {secret === undefined ? (
        <InputForm
          contract={{ ...linkForm, inputOf: ({ name, showsEarnings }) => ({ name, showsEarnings, ...days }) }}
          values={{ name: `Report, ${label}` }}
          fields={[
            { name: 'name', label: 'Report title', maxLength: 80 },
            {
              name: 'showsEarnings',
              label: 'Show estimated earnings',
              hint: 'In the key numbers and the tables',
            },
          ]}
          send={createLink}
          failed="Failed to create link"
          onDone={({ url }) => setSecret(url)}
          className="flex flex-col gap-4"
          save="Create link"
          saving="Creating…"
          buttonsClassName="flex-wrap items-center"
          buttons={
            <Link
              href="/admin?tab=settings&section=share-links"
              className="text-sm font-semibold underline underline-offset-4"
            >
              Manage links
            </Link>
          }
        >
          {report.filters.length > 0 && (
            <p className="text-sm text-muted">The shared report has no filters: it shows all visitors.</p>
          )}
        </InputForm>
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
