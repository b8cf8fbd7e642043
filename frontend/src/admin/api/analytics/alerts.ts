import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { refetching } from '../mutations';

/** Traffic alerts, newest first. */
export const trafficAlertsQuery = queryOptions<TrafficAlert[]>({
  queryKey: ['/api/traffic-alerts'],
  staleTime: 0,
  refetchInterval: 5 * 60_000,
});

export const dismissAlertMutation = mutationOptions({
  mutationFn: (id: number) => sendJson('POST', `/api/traffic-alerts/${id}/dismiss`),
  onSettled: refetching(trafficAlertsQuery),
});
