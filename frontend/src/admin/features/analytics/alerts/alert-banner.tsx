import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import { useQuery } from '@tanstack/react-query';
import { trafficAlertsQuery, dismissAlertMutation } from '../../../api/analytics/alerts';
import { useAction } from '../../../api/use-action';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount, capitalized } from '../../../../lib/format';
import { zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';

/** New alerts, and earlier ones in a collapsed list. Empty without alerts. */
export function AlertBanner() {
  const timeZone = useOwnerTimeZone();
  const { data: alerts = [] } = useQuery(trafficAlertsQuery);
  const [dismiss, isPending] = useAction(dismissAlertMutation, { failed: 'Failed to dismiss alert' });
  const [open, past] = [alerts.filter(isOpen), alerts.filter((alert) => !isOpen(alert))];
  if (alerts.length === 0) return null;
  return (
    <section aria-label="Alerts" className="flex flex-col gap-3">
      {open.map((alert) => (
        <div
          key={alert.id}
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-warn bg-warn-soft p-4"
        >
          <div className="min-w-0 text-sm">
            <p className="font-semibold">Unusual {alert.kind} in clicks</p>
            <p>{sentenceOf(alert, timeZone)}</p>
          </div>
          <Button look="quiet" isCompact disabled={isPending} onClick={() => void dismiss(alert.id)}>
            Dismiss
          </Button>
        </div>
      ))}
      {past.length > 0 && (
        <details className="text-sm">
          <summary className="inline-block cursor-pointer rounded-sm py-1 text-muted underline underline-offset-4">
            Earlier alerts
          </summary>
          <ul className="mt-2 divide-y divide-line">
            {past.map((alert) => (
              <li key={alert.id} className="py-2">
                {capitalized(alert.kind)}: {sentenceOf(alert, timeZone)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const isOpen = ({ dismissedAt }: TrafficAlert) => dismissedAt === null;

const sentenceOf = ({ windowStart, windowEnd, clicks, expected }: TrafficAlert, timeZone: string) =>
  `${zonedMinute(windowStart, timeZone)} to ${zonedMinute(windowEnd, timeZone)}: ${formatCount(clicks)} clicks (usually about ${formatCount(Math.round(expected))})`;
