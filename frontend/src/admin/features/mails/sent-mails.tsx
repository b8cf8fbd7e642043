import type { SentMail } from '@astaguide/contracts/notifications/mail-settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { tellOutcome } from '../../api/tell-outcome';
import { sendTestMailMutation, sentMailsQuery } from '../../api/owner-mails';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';

const states: Record<SentMail['state'], string> = {
  sending: 'On its way',
  sent: 'Sent',
  uncertain: 'May have arrived; not sent again',
  'given-up': 'Given up',
};

export function SentMails({ canSend }: { canSend: boolean }) {
  const timeZone = useOwnerTimeZone();
  const { data: mails, isError, refetch } = useQuery(sentMailsQuery);
  const { mutateAsync: sendTest, isPending } = useMutation(sendTestMailMutation);
  const onTest = async () => {
    const isDone = await tellOutcome(sendTest(), {
      done: 'Test mail on its way',
      detail: 'It is listed here when it was sent.',
      failed: 'Failed to send test mail',
    });
    if (isDone) setTimeout(() => void refetch(), 3000);
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <button
          type="button"
          className={buttonStyle('quiet')}
          disabled={!canSend || isPending}
          onClick={() => void onTest()}
        >
          {isPending ? 'Sending…' : 'Send a test mail'}
        </button>
      </div>
      {mails?.length === 0 && <p className="text-sm text-muted">No mail was sent yet.</p>}
      {mails && mails.length > 0 && (
        <ul aria-label="Sent mails, newest first" className="divide-y divide-line text-sm">
          {mails.map(({ subject, state, at, reason }) => (
            <li
              key={`${at} ${subject}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
            >
              <span className="min-w-0 break-words">
                {subject}
                {reason !== null && <span className="block text-xs text-muted">{reason}</span>}
              </span>
              <span className="text-xs text-muted">
                {states[state]}, <time dateTime={at}>{zonedMinute(at, timeZone)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!mails && isError && <Notice title="The mails could not be loaded" onRetry={() => void refetch()} />}
      {!mails && !isError && <Skeleton className="h-16 w-full" />}
    </div>
  );
}
