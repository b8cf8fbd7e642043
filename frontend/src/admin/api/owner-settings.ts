import type { Setup } from '@astaguide/contracts/settings/setup';
import type { SiteSettings, SiteSettingsInput } from '@astaguide/contracts/settings/site-settings';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { knownTimeZone, zonedDate } from '../lib/zoned-time';
import { siteSettingsQuery } from '../../api/site-settings';
import { freshQuery } from './fresh-query';

/** The settings for the form, uncached: a form must not start from old values. */
export const editedSettingsQuery = queryOptions<SiteSettings>({
  queryKey: [...siteSettingsQuery.queryKey, 'edited'],
  gcTime: 0,
});

/** Saves the settings. They apply to the public site from the next request. */
export const saveSettingsMutation = mutationOptions({
  mutationFn: (settings: SiteSettingsInput) => sendJson<SiteSettings>('PUT', '/api/site-settings', settings),
  onSuccess: (settings, _input, _result, { client }) => {
    const before = client.getQueryData(siteSettingsQuery.queryKey);
    client.setQueryData(siteSettingsQuery.queryKey, settings);
    // Days are counted in the site's time zone, so all loaded data is out of date.
    if (before && before.timeZone !== settings.timeZone) return client.invalidateQueries();
    return client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
  },
});

/** The time zone of the dashboard: the owner's choice, UTC until it is loaded. */
export function useOwnerTimeZone(): string {
  const { data: settings } = useQuery(siteSettingsQuery);
  return settings ? knownTimeZone(settings.timeZone) : 'UTC';
}

/** Today in the site's time zone: 'YYYY-MM-DD'. */
export const useZonedToday = (): string => zonedDate(new Date(), useOwnerTimeZone());

/** How far the site is set up. Steps are done elsewhere in the dashboard, so it is refetched with each visit. */
export const setupQuery = freshQuery<Setup>('/api/setup');

/** Hides the checklist, or shows it again. */
export const dismissSetupMutation = mutationOptions({
  mutationFn: (isDismissed: boolean) => sendJson<Setup>('PUT', '/api/setup', { isDismissed }),
  onSuccess: (setup, _isDismissed, _result, { client }) => client.setQueryData(setupQuery.queryKey, setup),
});
