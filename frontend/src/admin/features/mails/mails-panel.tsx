import { useQuery } from '@tanstack/react-query';
import { mailSettingsQuery } from '../../api/owner-mails';
import { FormSection } from '../../ui/form/form-section';
import { QueryPanel } from '../../ui/query-panel';
import { MailSettingsForm } from './mail-settings-form';
import { SentMails } from './sent-mails';
import { WeekPreview } from './week-preview';

/** Settings of the mails to the owner, a preview, and the mails sent. */
export function MailsPanel() {
  return (
    <QueryPanel
      query={useQuery(mailSettingsQuery)}
      name="settings of mails"
      skeleton={['h-72']}
      errorHint="Mails that you asked for are sent all the same."
      className="flex flex-col gap-6"
    >
      {(settings) => (
        <>
          {!settings.canSend && (
            <p role="note" className="rounded-md border border-accent bg-accent-soft p-4 text-sm">
              No mail server is set up, so nothing is sent. Set <code>SMTP_URL</code> and{' '}
              <code>MAIL_FROM</code> where the site is started. What you choose here holds from then on.
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
        </>
      )}
    </QueryPanel>
  );
}
