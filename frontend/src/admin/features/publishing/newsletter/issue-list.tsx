import { campaignOf } from '@astaguide/contracts/publishing/newsletter-issue';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { NewsletterIssue } from '@astaguide/contracts/publishing/newsletter-issue';
import { useRef, useState } from 'react';
import { deleteIssueMutation, steerIssueMutation, issueResultsQuery } from '../../../api/newsletter';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { formatCount, formatMoney, formatPlural } from '../../../../lib/format';
import type { Edited } from '../../../lib/use-editor-address';
import { zonedMinute } from '../../../lib/zoned-time';
import { Badge } from '../../../ui/badge';
import { FirstItems } from '../../../ui/first-rows';
import { Button } from '../../../../ui/button';
import { BinIcon } from '../../../../ui/icons';
import { IconButton } from '../../../ui/icon-button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { IssuePreviewDialog } from './issue-preview-dialog';

const badges: Record<NewsletterIssue['state'], { tone: Parameters<typeof Badge>[0]['tone']; label: string }> =
  {
    draft: { tone: 'plain', label: 'Draft' },
    scheduled: { tone: 'warn', label: 'Scheduled' },
    sending: { tone: 'warn', label: 'Sending' },
    paused: { tone: 'bad', label: 'Paused' },
    sent: { tone: 'good', label: 'Sent' },
  };

interface IssueListProps {
  issues: readonly NewsletterIssue[];
  onEdit: (edited: Edited) => void;
}

/** All issues, with what can be done with each. */
export function IssueList({ issues, onEdit }: IssueListProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const [previewed, setPreviewed] = useState<number>();
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deleteIssueMutation, {
    done: 'Issue deleted',
    failed: 'Failed to delete the issue',
  });
  const [steer, isSteering] = useAction(steerIssueMutation, { done: 'Done', failed: 'That did not work' });
  const onDelete = ({ id, subject }: NewsletterIssue) =>
    ask({
      title: 'Delete this issue?',
      text: (
        <p>
          <strong className="text-ink">{subject}</strong> was not sent. This can’t be undone.
        </p>
      ),
      action: 'Delete issue',
      onConfirm: () => remove(id),
      focusAfter: heading,
    });
  const onSendUnknown = ({ id, deliveries }: NewsletterIssue) =>
    ask({
      title: 'Send these again?',
      text: (
        <p>
          Nobody knows whether {formatCount(deliveries.unknown)} emails arrived, because the connection broke
          while they were sent. Readers who have it already get it twice.
        </p>
      ),
      action: 'Send again',
      look: 'primary',
      onConfirm: () => steer({ id, step: 'send-unknown' }),
      focusAfter: heading,
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={heading} tabIndex={-1} className="rounded-sm text-sm text-muted">
          {issues.length === 1 ? '1 issue' : `${formatCount(issues.length)} issues`}
        </p>
        <Button look="primary" onClick={() => onEdit('new')}>
          Add issue
        </Button>
      </div>
      <FirstItems
        rows={issues}
        first={20}
        aria-label="Issues"
        className="divide-y divide-line border-y border-line"
      >
        {(issue) => (
          <li key={issue.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-72">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="min-w-0 wrap-anywhere">{issue.subject}</strong>
                <Badge tone={badges[issue.state].tone}>{badges[issue.state].label}</Badge>
                {issue.kind === 'digest' && <span className="text-xs text-muted">Monthly digest</span>}
              </p>
              <WhenLine issue={issue} />
              {issue.startedAt !== null && <Numbers issue={issue} />}
              {issue.state === 'sent' && <IssueResultsLine id={issue.id} />}
            </div>
            <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5">
              {(issue.state === 'draft' || issue.state === 'scheduled') && (
                <>
                  <RowButton issue={issue} label="Edit" onClick={() => onEdit(issue.id)} />
                  <RowButton issue={issue} label="Preview and send" onClick={() => setPreviewed(issue.id)} />
                </>
              )}
              {(issue.state === 'scheduled' || issue.state === 'sending') && (
                <RowButton
                  issue={issue}
                  label={issue.state === 'sending' ? 'Pause' : 'Unschedule'}
                  disabled={isSteering}
                  onClick={() => void steer({ id: issue.id, step: 'pause' })}
                />
              )}
              {issue.state === 'paused' && (
                <RowButton
                  issue={issue}
                  label="Resume"
                  disabled={isSteering}
                  onClick={() => void steer({ id: issue.id, step: 'resume' })}
                />
              )}
              {issue.state === 'sent' && issue.deliveries.unknown > 0 && (
                <RowButton issue={issue} label="Send unknown again" onClick={() => onSendUnknown(issue)} />
              )}
              {issue.state === 'draft' && (
                <IconButton name={`Delete ${issue.subject}`} onClick={() => onDelete(issue)}>
                  <BinIcon />
                </IconButton>
              )}
            </div>
          </li>
        )}
      </FirstItems>
      {dialog}
      {previewed !== undefined && (
        <IssuePreviewDialog id={previewed} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  );
}

interface RowButtonProps {
  issue: NewsletterIssue;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function RowButton({ issue, label, disabled = false, onClick }: RowButtonProps) {
  return (
    <Button look="quiet" isCompact disabled={disabled} onClick={onClick}>
      {label}
      <span className="sr-only"> {issue.subject}</span>
    </Button>
  );
}

function WhenLine({
  issue: { state, sendAt, finishedAt, updatedAt, audiencePage },
}: {
  issue: NewsletterIssue;
}) {
  const timeZone = useOwnerTimeZone();
  const at = (moment: string) => zonedMinute(moment, timeZone);
  const when =
    state === 'scheduled' && sendAt !== null
      ? `Will be sent ${at(sendAt)}`
      : state === 'draft' && sendAt !== null
        ? `Was planned for ${at(sendAt)} and not sent: the site was down for more than a day`
        : finishedAt !== null
          ? `Sent ${at(finishedAt)}`
          : `Edited ${at(updatedAt)}`;
  return (
    <p className="mt-1 text-xs text-muted">
      {[when, audiencePage !== null && `for sign-ups on ${audiencePage}`].filter(Boolean).join(' · ')}
    </p>
  );
}

/** How the mails of an issue ended, without those of which there are none. */
function Numbers({ issue: { deliveries } }: { issue: NewsletterIssue }) {
  const parts = [
    [deliveries.sent, 'sent'],
    [deliveries.queued, 'waiting'],
    [deliveries.failed, 'failed'],
    [deliveries.unknown, 'delivery unknown'],
    [deliveries.bounced, 'bounced'],
    [deliveries.left, 'unsubscribed'],
  ] as const;
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
      {parts
        .filter(([count], place) => place === 0 || count > 0)
        .map(([count, label]) => (
          <span key={label}>
            <strong>{formatCount(count)}</strong> <span className="text-muted">{label}</span>
          </span>
        ))}
    </p>
  );
}

/** What the links of an issue led to, with the report behind it. */
function IssueResultsLine({ id }: { id: number }) {
  const { data, isError } = useQuery(issueResultsQuery(id));
  const report = `/admin?tab=analytics&range=90d&filter=${encodeURIComponent(`campaign:${campaignOf(id)}`)}`;
  return (
    <p className="mt-1 min-h-5 text-sm text-muted">
      {isError && 'Couldn’t load clicks and earnings. '}
      {data &&
        `${formatPlural(data.clicks, 'click')} · ${formatPlural(data.sales, 'sale')} · ${formatMoney(data.earnings, data.currency)} earned · `}
      <Link href={report} className="text-ink underline decoration-accent underline-offset-4">
        Report
      </Link>
    </p>
  );
}
