import { useQuery } from '@tanstack/react-query';
import { editedSettingsQuery } from '../../api/owner-settings';
import { QueryPanel } from '../../ui/query-panel';
import { SettingsForm } from './settings-form';

export function SettingsTab() {
  return (
    <QueryPanel
      query={useQuery(editedSettingsQuery)}
      name="settings"
      skeleton={['h-96']}
      errorHint="Your site keeps its current settings. Check your connection and try again."
    >
      {(settings) => <SettingsForm settings={settings} />}
    </QueryPanel>
  );
}
