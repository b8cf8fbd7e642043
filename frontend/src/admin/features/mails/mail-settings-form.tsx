import {
  mailSettingsInputSchema,
  type AlertSensitivity,
  type MailSettings,
} from '@astaguide/contracts/notifications/mail-settings';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { tellOutcome } from '../../api/tell-outcome';
import { saveMailSettingsMutation } from '../../api/owner-mails';
import { buttonStyle } from '../../../ui/button-style';
import { SelectField } from '../../ui/inputs/select-field';
import { SwitchField } from '../../ui/inputs/switch-field';
import { TextField } from '../../ui/inputs/text-field';

const sensitivities: { value: AlertSensitivity; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low: only what cannot be missed' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High: also smaller moves' },
];

export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const [values, setValues] = useState({ ...settings, recipient: settings.recipient ?? '' });
  const [recipientError, setRecipientError] = useState<string>();
  const { mutateAsync: save, isPending } = useMutation(saveMailSettingsMutation);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = mailSettingsInputSchema.safeParse(values);
    setRecipientError(parsed.success ? undefined : parsed.error.issues[0]!.message);
    if (!parsed.success) return;
    await tellOutcome(save(parsed.data), { done: 'Mail settings saved', failed: 'Failed to save' });
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex max-w-md flex-col gap-6">
      <TextField
        label="Send to"
        type="email"
        autoComplete="email"
        hint="Empty: the address that you sign in with"
        value={values.recipient}
        error={recipientError}
        onChange={({ target }) => setValues({ ...values, recipient: target.value })}
      />
      <SwitchField
        label="Weekly summary"
        hint="Last week’s figures against the week before, top products and pages"
        checked={values.weeklySummary}
        onChange={(weeklySummary) => setValues({ ...values, weeklySummary })}
      />
      <SelectField
        label="Alerts when clicks fall or jump"
        hint="Against the same hours of the four weeks before; shown in the analytics tab"
        options={sensitivities}
        value={values.alertSensitivity}
        onChange={({ target }) =>
          setValues({ ...values, alertSensitivity: target.value as AlertSensitivity })
        }
      />
      <SwitchField
        label="Alerts by mail, too"
        checked={values.alertMails}
        disabled={values.alertSensitivity === 'off'}
        onChange={(alertMails) => setValues({ ...values, alertMails })}
      />
      <div>
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Saving…' : 'Save mail settings'}
        </button>
      </div>
    </form>
  );
}
