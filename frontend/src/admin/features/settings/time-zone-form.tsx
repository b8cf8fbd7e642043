import { useNow } from '../../lib/time-ago';
import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { browserTimeZone, knownTimeZone, utcOffset, zonedMinute } from '../../lib/zoned-time';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/inputs/select-field';
import { SectionForm } from './section-form';
import { timeZoneForm, settingsSaving, type TimeZoneValues } from './settings-values';

/** The time zone in which everything is counted and shown. */
export function TimeZoneForm({ settings }: { settings: SiteSettings }) {
  const resultOf = ({ timeZone }: SiteSettings) =>
    timeZone === settings.timeZone
      ? undefined
      : `Recalculating days in ${timeZone}. See Analytics for progress.`;
  return (
    <SectionForm
      name="time-zone"
      contract={timeZoneForm}
      settings={settings}
      saving={settingsSaving}
      resultOf={resultOf}
    >
      <Panel title="Time" about="Used in reports, earnings and annotations">
        <TimeZoneField saved={settings.timeZone} />
      </Panel>
    </SectionForm>
  );
}

/** @param saved the saved time zone, listed in the first group */
function TimeZoneField({ saved }: { saved: string }) {
  const { register, control, formState } = useFormContext<TimeZoneValues>();
  const chosen = useWatch({ control, name: 'timeZone' });
  const now = new Date(useNow());
  const zone = knownTimeZone(chosen);
  const groups = useMemo(
    () => timeZoneGroups(Intl.supportedValuesOf('timeZone'), browserTimeZone(), saved),
    [saved],
  );
  return (
    <SelectField
      label="Time zone"
      hint={
        <>
          Changing it recalculates every day that still has raw events.
          <span className="mt-1 block">
            Current time: {zonedMinute(now.toISOString(), zone)} ({utcOffset(now, zone)})
          </span>
        </>
      }
      error={formState.errors.timeZone?.message}
      className="max-w-md"
      {...register('timeZone')}
    >
      {groups.map(({ label, zones }) => (
        <optgroup key={label} label={label}>
          {zones.map((name) => (
            <option key={name} value={name}>
              {timeZoneLabel(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface TimeZoneGroup {
  label: string;
  zones: string[];
}

/**
 * Time zones by continent. The first group has the most likely choices: the browser's own, UTC, and the saved one,
 * which this browser may list under another name.
 */
export function timeZoneGroups(all: readonly string[], ownZone: string, chosen: string): TimeZoneGroup[] {
  const likely = [...new Set([ownZone, 'UTC', chosen])];
  const continents = new Map<string, string[]>();
  for (const zone of all) {
    if (likely.includes(zone)) continue;
    const continent = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    continents.set(continent, [...(continents.get(continent) ?? []), zone]);
  }
  return [{ label: 'Likely', zones: likely }, ...[...continents].map(([label, zones]) => ({ label, zones }))];
}

/** 'America/Argentina/Buenos_Aires' → 'America/Argentina/Buenos Aires'. */
export function timeZoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
