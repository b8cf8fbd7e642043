import { newsletterSettingsInputSchema } from '@astaguide/contracts/publishing/newsletter';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { newsletterSettingsQuery, saveNewsletterSettingsMutation } from '../../../api/newsletter';
import { contractForm } from '../../../ui/form/contract-form';
import type { FieldLayout } from '../../../ui/form/contract-field';
import { InputForm } from '../../../ui/form/input-form';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { SenderDomainPanel } from './sender-domain-panel';

const settingsForm = contractForm(newsletterSettingsInputSchema);

const fields: FieldLayout<typeof settingsForm.empty>[] = [
  {
    name: 'doubleOptIn',
    label: 'Confirm new addresses by email',
    hint: 'A new subscriber is active once the button in the email’s page is pressed (double opt-in). Many countries require this proof.',
  },
  {
    name: 'mailsPerMinute',
    label: 'Speed, in emails a minute',
    hint: 'Ask your mail provider how many it takes. 120 a minute are 7,200 an hour.',
    className: 'max-w-xs',
  },
];

/** How the newsletter is sent. */
export default function NewsletterSettingsPanel() {
  const { mutateAsync: save } = useMutation(saveNewsletterSettingsMutation);
  return (
    <QueryPanel
      query={useQuery(newsletterSettingsQuery)}
      name="newsletter settings"
      skeleton={['h-72']}
      errorHint="Your settings stay in effect."
      className="flex flex-col gap-6"
    >
      {(settings) => (
        <>
          {!settings.canSend && (
            <p role="note" className="rounded-md border border-warn bg-warn-soft p-4 text-sm">
              Email isn’t set up. Sign-ups are kept, and the sign-up form says that the newsletter has not
              begun.{' '}
              <Link href="/admin?tab=settings&section=connection" className="underline underline-offset-4">
                Enter your mail server
              </Link>{' '}
              to start sending.
            </p>
          )}
          {settings.problem !== null && (
            <p role="alert" className="rounded-md border border-bad bg-bad-soft p-4 text-sm wrap-anywhere">
              No email can go out now. {settings.problem}. Sending goes on by itself when this is mended.
            </p>
          )}
          <Panel title="Sending">
            <InputForm
              key={JSON.stringify(settings)}
              contract={settingsForm}
              values={settingsForm.valuesOf(settings)}
              fields={fields}
              send={save}
              done="Newsletter settings saved"
              failed="Failed to save the newsletter settings"
              className="grid max-w-2xl gap-5"
              save="Save"
            />
          </Panel>
          {settings.canSend && <SenderDomainPanel />}
        </>
      )}
    </QueryPanel>
  );
}
