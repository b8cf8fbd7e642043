import { useQuery } from '@tanstack/react-query';
import { mailSettingsQuery } from '../../api/owner-mails';
import { FormSection } from '../../ui/form/form-section';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { MailSettingsForm } from './mail-settings-form';
import { SentMails } from './sent-mails';
import { WeekPreview } from './week-preview';

/** What the owner is told by mail. */
export function MailsPanel() {
  const { data: settings, isError, refetch } = useQuery(mailSettingsQuery);
  if (!settings) {
    return isError ? (
      <Notice title="The settings of mails could not be loaded" onRetry={() => void refetch()}>
        Mails that you asked for are sent all the same.
      </Notice>
    ) : (
      <Skeleton className="h-72 w-full" />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {!settings.canSend && (
        <p role="note" className="rounded-md border border-accent bg-accent-soft p-4 text-sm">
          No mail server is set up, so nothing is sent. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code>{' '}
          where the site is started. What you choose here holds from then on.
        </p>
      )}
      <FormSection title="Mails to you" note={`They go to ${settings.sendsTo}`}>
        <MailSettingsForm settings={settings} />
      </FormSection>
      <FormSection title="Weekly summary" note="On Mondays at 7:00 in the site’s time zone">
        <WeekPreview />
      </FormSection>
      <FormSection title="Sent mails" note="The last 20">
        <SentMails canSend={settings.canSend} />
      </FormSection>
    </div>
  );
}
