import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { useFormContext } from 'react-hook-form';
import { Panel } from '../../ui/panel';
import { SectionForm } from './section-form';
import { popupForm, settingsSaving, type PopupValues } from './settings-values';

const options: { value: SiteSettings['socialProof']; label: string; explanation: string }[] = [
  {
    value: 'real',
    label: 'Real (recommended)',
    explanation: 'Real click totals from the last 7 days, no personal data',
  },
  { value: 'off', label: 'Off', explanation: 'No popup' },
  {
    value: 'simulated',
    label: 'Simulated',
    explanation: 'Fake purchases, for demonstration only',
  },
];

/** The source of the recent-purchase popup's notices. */
export function PopupForm({ settings }: { settings: SiteSettings }) {
  return (
    <SectionForm name="popup" contract={popupForm} settings={settings} saving={settingsSaving}>
      <Panel title="Recent-purchase popup" about="Shown at the bottom left of your site">
        <Choice />
      </Panel>
    </SectionForm>
  );
}

function Choice() {
  const { register } = useFormContext<PopupValues>();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Popup content</legend>
      {options.map(({ value, label, explanation }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-sm border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            value={value}
            className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            {...register('socialProof')}
          />
          <span className="text-sm">
            <span className="font-semibold">{label}</span>
            <span className="block text-muted">{explanation}</span>
          </span>
        </label>
      ))}
      <p className="border-l-4 border-warn pl-3 text-sm">
        Invented purchases are unlawful advertising in many countries.
      </p>
    </fieldset>
  );
}
