import type { SentMail } from '@astaguide/contracts/notifications/mail-settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { tellOutcome } from '../../api/tell-outcome';
import { sendTestMailMutation, sentMailsQuery } from '../../api/owner-mails';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { QueryPanel } from '../../ui/query-panel';

const states: Record<SentMail['state'], string> = {
  sending: 'On its way',
  sent: 'Sent',
  uncertain: 'May have arrived; not sent again',
  'given-up': 'Given up',
};

export function SentMails({ canSend }: { canSend: boolean }) {
  const timeZone = useOwnerTimeZone();
  const mailsQuery = useQuery(sentMailsQuery);
  const { mutateAsync: sendTest, isPending } = useMutation(sendTestMailMutation);
  const onTest = async () => {
    const isDone = await tellOutcome(sendTest(), {
      done: 'Test mail on its way',
      detail: 'It is listed here when it was sent.',
      failed: 'Failed to send test mail',
    });
    if (isDone) setTimeout(() => void mailsQuery.refetch(), 3000);
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
      <QueryPanel query={mailsQuery} name="mails" skeleton={['h-16']} empty="No mail was sent yet.">
        {(mails) => (
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
      </QueryPanel>
    </div>
  );
}
