import type { ClickAlert } from '@astaguide/contracts/analytics/click-alert';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clickAlertsQuery, dismissAlertMutation } from '../../../api/analytics-alerts';
import { tellOutcome } from '../../../api/tell-outcome';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount } from '../../../../lib/format';
import { zonedMinute } from '../../../lib/zoned-time';
import { buttonStyle } from '../../../../ui/button-style';

/** Alerts that the owner has not seen, and those of before behind a fold. Nothing where there never was one. */
export function AlertBanner() {
  const timeZone = useOwnerTimeZone();
  const { data: alerts = [] } = useQuery(clickAlertsQuery);
  const { mutateAsync: dismiss, isPending } = useMutation(dismissAlertMutation);
  const [open, past] = [alerts.filter(isOpen), alerts.filter((alert) => !isOpen(alert))];
  if (alerts.length === 0) return null;
  const onDismiss = (id: number) => tellOutcome(dismiss(id), { failed: 'Failed to dismiss alert' });
  return (
    <section aria-label="Alerts" className="flex flex-col gap-3">
      {open.map((alert) => (
        <div
          key={alert.id}
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-accent bg-accent-soft p-4"
        >
          <div className="min-w-0 text-sm">
            <p className="font-semibold">
              {alert.kind === 'fall' ? 'Clicks have fallen' : 'Clicks have jumped'}
            </p>
            <p>{sentenceOf(alert, timeZone)}</p>
          </div>
          <button
            type="button"
            className={buttonStyle('quiet', '', 'compact')}
            disabled={isPending}
            onClick={() => void onDismiss(alert.id)}
          >
            Dismiss
          </button>
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
                {alert.kind === 'fall' ? 'Fall' : 'Jump'}: {sentenceOf(alert, timeZone)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const isOpen = ({ dismissedAt }: ClickAlert) => dismissedAt === null;

const sentenceOf = ({ windowStart, windowEnd, clicks, expected }: ClickAlert, timeZone: string) =>
  `${zonedMinute(windowStart, timeZone)} to ${zonedMinute(windowEnd, timeZone)}: ${formatCount(clicks)} clicks, where about ${formatCount(Math.round(expected))} are usual.`;
