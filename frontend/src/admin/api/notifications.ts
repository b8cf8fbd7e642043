import type {
  ComposedMail,
  NotificationPreferences,
  NotificationPreferencesInput,
  SentNotification,
} from '@astaguide/contracts/notifications/notification-preferences';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

/** The owner's notification preferences. */
export const notificationPreferencesQuery = queryOptions<NotificationPreferences>({
  queryKey: ['/api/notification-preferences'],
  refetchOnMount: 'always',
});

/** Sent notifications. Refetched whenever the list is opened. */
export const sentNotificationsQuery = queryOptions<SentNotification[]>({
  queryKey: ['/api/notifications'],
  staleTime: 0,
});

/** The summary of the last whole week, as it would be sent. */
export const weekPreviewQuery = queryOptions<ComposedMail>({
  queryKey: ['/api/notifications/weekly-summary/preview'],
  staleTime: 0,
});

export const saveNotificationPreferencesMutation = mutationOptions<
  NotificationPreferences,
  Error,
  NotificationPreferencesInput
>({
  mutationFn: async (settings) =>
    (await sendJson('PUT', '/api/notification-preferences', settings)) as NotificationPreferences,
  onSuccess: (settings, _input, _result, { client }) =>
    client.setQueryData(notificationPreferencesQuery.queryKey, settings),
});

export const sendTestMailMutation = mutationOptions<unknown, Error, void>({
  mutationFn: () => sendJson('POST', '/api/notifications/test'),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: sentNotificationsQuery.queryKey }),
});
