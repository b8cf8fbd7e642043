import type { UseFormRegister } from 'react-hook-form';
import type { SiteSettings } from '@astaguide/contracts/site/site-settings';
import type { SettingsValues } from './settings-values';

const options: { value: SiteSettings['socialProof']; label: string; explanation: string }[] = [
  {
    value: 'simulated',
    label: 'Simulated',
    explanation: 'Fake purchases, for demonstration only',
  },
  {
    value: 'real',
    label: 'Real',
    explanation: 'Real click totals from the last 7 days, no personal data',
  },
  { value: 'off', label: 'Off', explanation: 'No popup' },
];

/** Choice of the source of the recent-purchase popup's notices. */
export function SocialProofField({ register }: { register: UseFormRegister<SettingsValues> }) {
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
      <p className="border-l-4 border-accent pl-3 text-sm">
        Invented purchases are unlawful advertising in many countries.
      </p>
    </fieldset>
  );
}
