import type {
  ComposedMail,
  MailSettings,
  MailSettingsInput,
  SentMail,
} from '@astaguide/contracts/notifications/mail-settings';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

/** Which mails the owner wants. */
export const mailSettingsQuery = queryOptions<MailSettings>({
  queryKey: ['/api/mail-settings'],
  refetchOnMount: 'always',
});

/** The newest mails, anew at each look. */
export const sentMailsQuery = queryOptions<SentMail[]>({ queryKey: ['/api/mails'], staleTime: 0 });

/** The summary of the last whole week, as it would be sent. */
export const weekPreviewQuery = queryOptions<ComposedMail>({
  queryKey: ['/api/mails/weekly-summary/preview'],
  staleTime: 0,
});

export const saveMailSettingsMutation = mutationOptions<MailSettings, Error, MailSettingsInput>({
  mutationFn: async (settings) => (await sendJson('PUT', '/api/mail-settings', settings)) as MailSettings,
  onSuccess: (settings, _input, _result, { client }) =>
    client.setQueryData(mailSettingsQuery.queryKey, settings),
});

export const sendTestMailMutation = mutationOptions<unknown, Error, void>({
  mutationFn: () => sendJson('POST', '/api/mails/test'),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: sentMailsQuery.queryKey }),
});
