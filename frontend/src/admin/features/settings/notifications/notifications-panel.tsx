import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { notificationPreferencesQuery, weekPreviewQuery } from '../../../api/notifications';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { NotificationPreferencesForm } from './notification-preferences-form';
import { SentNotifications } from './sent-notifications';
import { Button } from '../../../../ui/button';

/** Notification preferences, a preview, and sent notifications. */
export function NotificationsPanel() {
  return (
    <QueryPanel
      query={useQuery(notificationPreferencesQuery)}
      name="notification settings"
      skeleton={['h-72']}
      errorHint="Emails you turned on are still sent."
      className="flex flex-col gap-6"
    >
      {(settings) => (
        <>
          {!settings.canSend && (
            <p role="note" className="rounded-md border border-warn bg-warn-soft p-4 text-sm">
              Email isn’t set up.{' '}
              <Link href="/admin?tab=settings&section=connection" className="underline underline-offset-4">
                Enter your mail server
              </Link>{' '}
              to start sending.
            </p>
          )}
          <Panel title="Email notifications" about={`Sent to ${settings.sendsTo}`}>
            <NotificationPreferencesForm settings={settings} />
          </Panel>
          <Panel title="Weekly summary" about="Mondays at 7:00 in your site’s time zone">
            <WeekPreview />
          </Panel>
          <Panel title="Sent emails" about="Last 20">
            <SentNotifications canSend={settings.canSend} />
          </Panel>
        </>
      )}
    </QueryPanel>
  );
}

/** Last week's summary as plain text, with the same content as the HTML part. */
function WeekPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const mailQuery = useQuery({ ...weekPreviewQuery, enabled: isOpen });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide preview' : 'Preview last week'}
        </Button>
      </div>
      {isOpen && (
        <QueryPanel query={mailQuery} name="preview" skeleton={['h-48']}>
          {(mail) => (
            <article aria-label="Preview" className="rounded-sm border border-line bg-paper p-4 text-sm">
              <p className="mb-3 font-semibold">{mail.subject}</p>
              <p className="break-words whitespace-pre-wrap">{mail.text}</p>
            </article>
          )}
        </QueryPanel>
      )}
    </div>
  );
}
