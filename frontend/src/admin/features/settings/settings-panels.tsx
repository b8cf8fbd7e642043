import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { editedSettingsQuery } from '../../api/owner-settings';
import { QueryPanel } from '../../ui/query-panel';
import { GeneralForm } from './general-form';
import { PopupForm } from './popup-form';
import { TimeZoneForm } from './time-zone-form';

export const GeneralSettings = () => <Loaded Form={GeneralForm} />;
export const PopupSettings = () => <Loaded Form={PopupForm} />;
export const TimeZoneSettings = () => <Loaded Form={TimeZoneForm} />;

function Loaded({ Form }: { Form: ComponentType<{ settings: SiteSettings }> }) {
  return (
    <QueryPanel
      query={useQuery(editedSettingsQuery)}
      name="settings"
      skeleton={['h-96']}
      errorHint="Your site keeps its current settings. Check your connection and try again."
    >
      {(settings) => <Form settings={settings} />}
    </QueryPanel>
  );
}
