import { useMemo } from 'react';
import { useWatch, type UseFormRegister } from 'react-hook-form';
import { browserTimeZone, knownTimeZone, utcOffset, zonedMinute } from '../../lib/zoned-time';
import { Field } from '../../ui/inputs/field';
import { ChevronIcon } from '../../../ui/icons';
import type { SettingsControl, SettingsValues } from './settings-values';
import { timeZoneGroups, timeZoneLabel } from './time-zone-groups';
import { useMinute } from './use-minute';

interface TimeZoneFieldProps {
  control: SettingsControl;
  /** The saved time zone, listed in the first group. */
  saved: string;
  register: UseFormRegister<SettingsValues>;
  error: string | undefined;
}

/** The time zone in which everything is counted and shown. */
export function TimeZoneField({ control, saved, register, error }: TimeZoneFieldProps) {
  const chosen = useWatch({ control, name: 'timeZone' });
  const now = useMinute();
  const zone = knownTimeZone(chosen);
  const groups = useMemo(
    () => timeZoneGroups(Intl.supportedValuesOf('timeZone'), browserTimeZone(), saved),
    [saved],
  );
  return (
    <Field
      label="Time zone"
      hint={
        <>
          Changing it recalculates every day that still has raw events.
          <span className="mt-1 block">
            Current time: {zonedMinute(now.toISOString(), zone)} ({utcOffset(now, zone)})
          </span>
        </>
      }
      error={error}
      className="max-w-md"
    >
      {(field) => (
        <span className="relative block">
          <select {...field} className={`${field.className} appearance-none pr-10`} {...register('timeZone')}>
            {groups.map(({ label, zones }) => (
              <optgroup key={label} label={label}>
                {zones.map((name) => (
                  <option key={name} value={name}>
                    {timeZoneLabel(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}
