import type { SentNotification } from '@astaguide/contracts/operations/notification-preferences';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../api/use-action';
import { sendTestMailMutation, sentNotificationsQuery } from '../../../api/notifications';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { FirstItems } from '../../../ui/first-rows';
import { QueryPanel } from '../../../ui/query-panel';

const states: Record<SentNotification['state'], string> = {
  sending: 'Sending',
  sent: 'Sent',
  uncertain: 'Delivery unknown',
  'given-up': 'Failed',
};

export function SentNotifications({ canSend }: { canSend: boolean }) {
  const timeZone = useOwnerTimeZone();
  const notificationsQuery = useQuery(sentNotificationsQuery);
  const [sendTest, isPending] = useAction(sendTestMailMutation, {
    done: 'Sending test email',
    detail: 'It will be listed here once sent.',
    failed: 'Failed to send test email',
  });
  const onTest = async () => {
    if (await sendTest()) setTimeout(() => void notificationsQuery.refetch(), 3000);
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button look="quiet" disabled={!canSend || isPending} onClick={() => void onTest()}>
          {isPending ? 'Sending…' : 'Send test email'}
        </Button>
      </div>
      <QueryPanel query={notificationsQuery} name="emails" skeleton={['h-16']} empty="No emails sent yet">
        {(notifications) => (
          <FirstItems
            rows={notifications}
            first={5}
            aria-label="Sent emails, newest first"
            className="divide-y divide-line text-sm"
          >
            {({ subject, state, at, reason }) => (
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
            )}
          </FirstItems>
        )}
      </QueryPanel>
    </div>
  );
}
