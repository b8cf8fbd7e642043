import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { freshQuery } from '../fresh-query';
import { refetching } from '../mutations';

/** Traffic alerts, newest first. */
export const trafficAlertsQuery = freshQuery<TrafficAlert[]>('/api/traffic-alerts', 5 * 60_000);

export const dismissAlertMutation = mutationOptions({
  mutationFn: (id: number) => sendJson('POST', `/api/traffic-alerts/${id}/dismiss`),
  onSettled: refetching(trafficAlertsQuery),
});
