/** The sections of the settings, in the order of their links. The default is first. */
export const settingsSections = [
  { value: 'general', label: 'General', about: 'site name logo favicon buy links redirect' },
  {
    value: 'connection',
    label: 'Email and address',
    about: 'smtp mail server sender domain public url test',
  },
  { value: 'popup', label: 'Popup', about: 'recent purchase social proof simulated real off' },
  { value: 'time-zone', label: 'Time zone', about: 'days clock utc' },
  { value: 'notifications', label: 'Notifications', about: 'email mail weekly summary alerts' },
  { value: 'account', label: 'Account and security', about: 'password sessions sign out' },
  { value: 'api-tokens', label: 'API tokens', about: 'programs scopes postback' },
  { value: 'share-links', label: 'Share links', about: 'shared report public' },
  {
    value: 'imports',
    label: 'Imports',
    about:
      'sales report csv network postbacks undo exchange rates currency history plausible umami google analytics',
  },
  { value: 'assistant', label: 'Assistant', about: 'chat language model tokens cost budget' },
  { value: 'links', label: 'Links', about: 'broken link check, short links' },
  { value: 'redirects', label: 'Redirects', about: 'old address moved 301 404 missing csv' },
  { value: 'studies', label: 'Cited studies', about: 'retracted corrected evidence sources checked' },
  {
    value: 'system',
    label: 'System',
    about: 'queue failed events data integrity maintenance storage backup worker',
  },
] as const satisfies readonly SettingsSection[];

interface SettingsSection {
  /** The value of `section` in the address: '?tab=settings&section=system'. */
  value: string;
  label: string;
  /** Further words by which the command palette finds it. */
  about: string;
}

export type SettingsSectionName = (typeof settingsSections)[number]['value'];

/** The address of a section. */
export function settingsAddress(section: SettingsSectionName): string {
  return `/admin?tab=settings${section === settingsSections[0].value ? '' : `&section=${section}`}`;
}
