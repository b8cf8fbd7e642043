import type {
  ComposedMail,
  NotificationPreferences,
  NotificationPreferencesInput,
  SentNotification,
} from '@astaguide/contracts/operations/notification-preferences';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { freshOnMountQuery, freshQuery } from './fresh-query';
import { refetching } from './mutations';

/** The owner's notification preferences. */
export const notificationPreferencesQuery = freshOnMountQuery<NotificationPreferences>(
  '/api/notification-preferences',
);

/** Sent notifications. Refetched whenever the list is opened. */
export const sentNotificationsQuery = freshQuery<SentNotification[]>('/api/notifications');

/** The summary of the last whole week, as it would be sent. */
export const weekPreviewQuery = freshQuery<ComposedMail>('/api/notifications/weekly-summary/preview');

export const saveNotificationPreferencesMutation = mutationOptions({
  mutationFn: (settings: NotificationPreferencesInput) =>
    sendJson<NotificationPreferences>('PUT', '/api/notification-preferences', settings),
  onSuccess: (settings, _input, _result, { client }) =>
    client.setQueryData(notificationPreferencesQuery.queryKey, settings),
});

export const sendTestMailMutation = mutationOptions({
  mutationFn: () => sendJson('POST', '/api/notifications/test'),
  onSuccess: refetching(sentNotificationsQuery),
});
