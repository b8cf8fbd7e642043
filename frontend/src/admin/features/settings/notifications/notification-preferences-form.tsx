import {
  notificationPreferencesInputSchema,
  type AlertSensitivity,
  type NotificationPreferences,
} from '@astaguide/contracts/notifications/notification-preferences';
import { useController, useFormContext } from 'react-hook-form';
import { saveNotificationPreferencesMutation } from '../../../api/notifications';
import { contractForm } from '../../../ui/form/contract-form';
import { SelectField } from '../../../ui/inputs/select-field';
import { SwitchField } from '../../../ui/inputs/switch-field';
import { TextField } from '../../../ui/inputs/text-field';
import { SectionForm } from '../section-form';

const preferencesForm = contractForm(notificationPreferencesInputSchema);
type PreferencesValues = typeof preferencesForm.empty;

const sensitivities: { value: AlertSensitivity; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low: major changes only' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High: smaller changes too' },
];

const saving = {
  mutation: saveNotificationPreferencesMutation,
  label: 'Save notification settings',
  done: 'Notification settings saved',
  failed: 'Failed to save',
};

export function NotificationPreferencesForm({ settings }: { settings: NotificationPreferences }) {
  return (
    <SectionForm name="notifications" contract={preferencesForm} settings={settings} saving={saving}>
      <div className="flex max-w-md flex-col gap-6">
        <Recipient />
        <Switch
          name="weeklySummary"
          label="Weekly summary"
          hint="Last week compared with the week before, top products and pages"
        />
        <Sensitivity />
        <Switch
          name="alertNotifications"
          label="Send alerts by email"
          hint="Spikes and drops in clicks, and affiliate links that break"
        />
      </div>
    </SectionForm>
  );
}

function Recipient() {
  const { register, formState } = useFormContext<PreferencesValues>();
  return (
    <TextField
      label="Send to"
      type="email"
      autoComplete="email"
      hint="Leave blank to use your sign-in email"
      error={formState.errors.recipient?.message}
      {...register('recipient')}
    />
  );
}

function Sensitivity() {
  const { register } = useFormContext<PreferencesValues>();
  return (
    <SelectField
      label="Alerts for spikes and drops in clicks"
      hint="Compared with the same hours over the past four weeks"
      options={sensitivities}
      {...register('alertSensitivity')}
    />
  );
}

interface SwitchProps {
  name: 'weeklySummary' | 'alertNotifications';
  label: string;
  hint: string;
}

function Switch({ name, label, hint }: SwitchProps) {
  const { field } = useController<PreferencesValues, typeof name>({ name });
  return <SwitchField label={label} hint={hint} checked={field.value} onChange={field.onChange} />;
}
