import {
  notificationPreferencesInputSchema,
  type AlertSensitivity,
  type NotificationPreferences,
} from '@astaguide/contracts/operations/notification-preferences';
import { useFormContext } from 'react-hook-form';
import { saveNotificationPreferencesMutation } from '../../../api/notifications';
import { ContractFields, type FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { SelectField } from '../../../ui/inputs/select-field';
import { SectionForm } from '../section-form';

const preferencesForm = contractForm(notificationPreferencesInputSchema);
type PreferencesValues = typeof preferencesForm.empty;
type PreferencesField = FieldLayout<PreferencesValues>;

const sensitivities: { value: AlertSensitivity; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'low', label: 'Low: major changes only' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High: smaller changes too' },
];

const fields: PreferencesField[] = [
  {
    name: 'recipient',
    label: 'Send to',
    hint: 'Leave blank to use your sign-in email',
    required: false,
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'lossAlerts',
    label: 'Warnings about lost data',
    hint: 'Events refused or not counted, a nearly full disk, a failed or missing backup',
  },
  {
    name: 'weeklySummary',
    label: 'Weekly summary',
    hint: 'Last week compared with the week before, top products and pages',
  },
  {
    name: 'alertSensitivity',
    label: 'Alerts for spikes and drops in clicks',
    hint: 'Compared with the same hours over the past four weeks',
    Control: Sensitivity,
  },
  {
    name: 'alertNotifications',
    label: 'Send alerts by email',
    hint: 'Spikes and drops in clicks, and affiliate links that break',
  },
];

const saving = {
  mutation: saveNotificationPreferencesMutation,
  done: 'Notification settings saved',
  failed: 'Failed to save',
};

export function NotificationPreferencesForm({ settings }: { settings: NotificationPreferences }) {
  return (
    <SectionForm name="notifications" contract={preferencesForm} settings={settings} saving={saving}>
      <div className="flex max-w-md flex-col gap-6">
        <ContractFields form={preferencesForm} fields={fields} />
      </div>
    </SectionForm>
  );
}

function Sensitivity({ field: { name, label, hint } }: { field: PreferencesField }) {
  const { register } = useFormContext<PreferencesValues>();
  return <SelectField label={label} hint={hint} options={sensitivities} {...register(name)} />;
}
