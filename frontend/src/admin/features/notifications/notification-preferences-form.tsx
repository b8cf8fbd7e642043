import {
  notificationPreferencesInputSchema,
  type AlertSensitivity,
  type NotificationPreferences,
} from '@astaguide/contracts/notifications/notification-preferences';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { toastOutcome } from '../../api/toast-outcome';
import { saveNotificationPreferencesMutation } from '../../api/notifications';
import { buttonStyle } from '../../../ui/button-style';
import { SelectField } from '../../ui/inputs/select-field';
import { SwitchField } from '../../ui/inputs/switch-field';
import { TextField } from '../../ui/inputs/text-field';

const sensitivities: { value: AlertSensitivity; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low: major changes only' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High: smaller changes too' },
];

export function NotificationPreferencesForm({ settings }: { settings: NotificationPreferences }) {
  const [values, setValues] = useState({ ...settings, recipient: settings.recipient ?? '' });
  const [recipientError, setRecipientError] = useState<string>();
  const { mutateAsync: save, isPending } = useMutation(saveNotificationPreferencesMutation);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = notificationPreferencesInputSchema.safeParse(values);
    setRecipientError(parsed.success ? undefined : parsed.error.issues[0]!.message);
    if (!parsed.success) return;
    await toastOutcome(save(parsed.data), { done: 'Notification settings saved', failed: 'Failed to save' });
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex max-w-md flex-col gap-6">
      <TextField
        label="Send to"
        type="email"
        autoComplete="email"
        hint="Leave blank to use your sign-in email"
        value={values.recipient}
        error={recipientError}
        onChange={({ target }) => setValues({ ...values, recipient: target.value })}
      />
      <SwitchField
        label="Weekly summary"
        hint="Last week compared with the week before, top products and pages"
        checked={values.weeklySummary}
        onChange={(weeklySummary) => setValues({ ...values, weeklySummary })}
      />
      <SelectField
        label="Alerts for spikes and drops in clicks"
        hint="Compared with the same hours over the past four weeks"
        options={sensitivities}
        value={values.alertSensitivity}
        onChange={({ target }) =>
          setValues({ ...values, alertSensitivity: target.value as AlertSensitivity })
        }
      />
      <SwitchField
        label="Send alerts by email"
        hint="Spikes and drops in clicks, and affiliate links that break"
        checked={values.alertNotifications}
        onChange={(alertNotifications) => setValues({ ...values, alertNotifications })}
      />
      <div>
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Saving…' : 'Save notification settings'}
        </button>
      </div>
    </form>
  );
}
