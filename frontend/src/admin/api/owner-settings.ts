import type { SiteSettings, SiteSettingsInput } from '@astaguide/contracts/site/site-settings';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { knownTimeZone } from '../lib/zoned-time';
import { sendJson } from '../../api/http';
import { siteSettingsQuery } from '../../api/site-settings';

/** The settings for the form, never from a cache: what is edited must not be five minutes old. */
export const editedSettingsQuery = queryOptions<SiteSettings>({
  queryKey: [...siteSettingsQuery.queryKey, 'edited'],
  gcTime: 0,
});

/** Saves the settings. The public site shows them at the next request. */
export const saveSettingsMutation = mutationOptions<SiteSettings, Error, SiteSettingsInput>({
  mutationFn: async (settings) => (await sendJson('PUT', '/api/site-settings', settings)) as SiteSettings,
  onSuccess: (settings, _input, _result, { client }) => {
    const before = client.getQueryData(siteSettingsQuery.queryKey);
    client.setQueryData(siteSettingsQuery.queryKey, settings);
    // Everything loaded so far was counted by the days of the old zone.
    if (before && before.timeZone !== settings.timeZone) return client.invalidateQueries();
    return client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
  },
});

/** The zone that the dashboard shows times in: the owner's choice, UTC until it is known. */
export function useOwnerTimeZone(): string {
  const { data: settings } = useQuery(siteSettingsQuery);
  return settings ? knownTimeZone(settings.timeZone) : 'UTC';
}
