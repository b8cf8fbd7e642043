import type { ClickAlert } from '@astaguide/contracts/analytics/click-alert';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

/** Alerts about clicks, newest first. */
export const clickAlertsQuery = queryOptions<ClickAlert[]>({
  queryKey: ['/api/click-alerts'],
  staleTime: 0,
  refetchInterval: 5 * 60_000,
});

export const dismissAlertMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('POST', `/api/click-alerts/${id}/dismiss`),
  onSettled: (_answer, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: clickAlertsQuery.queryKey }),
});
