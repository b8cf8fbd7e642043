import type {
  ConnectionSettings,
  ConnectionSettingsInput,
  ConnectionSettingsUpdate,
} from '@astaguide/contracts/settings/connection-settings';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { freshOnMountQuery } from './fresh-query';

const PATH = '/api/connection-settings';

/** The site's address and mail server. */
export const connectionSettingsQuery = freshOnMountQuery<ConnectionSettings>(PATH);

export const saveConnectionSettingsMutation = mutationOptions({
  mutationFn: (settings: ConnectionSettingsUpdate) => sendJson<ConnectionSettings>('PUT', PATH, settings),
  // Whether mail can be sent, and the site's address, appear in many places.
  onSuccess: (settings, _input, _result, { client }) => {
    client.setQueryData(connectionSettingsQuery.queryKey, settings);
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PATH });
  },
});

/** Sends a mail with values that are not stored yet. */
export const testConnectionMutation = mutationOptions({
  mutationFn: (settings: ConnectionSettingsInput) =>
    sendJson<{ sentTo: string }>('POST', `${PATH}/test`, settings),
});
