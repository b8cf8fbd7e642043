import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';

/** Traffic alerts, newest first. */
export const trafficAlertsQuery = queryOptions<TrafficAlert[]>({
  queryKey: ['/api/traffic-alerts'],
  staleTime: 0,
  refetchInterval: 5 * 60_000,
});

export const dismissAlertMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('POST', `/api/traffic-alerts/${id}/dismiss`),
  onSettled: (_answer, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: trafficAlertsQuery.queryKey }),
});
