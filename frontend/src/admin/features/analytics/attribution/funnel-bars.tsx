import type { FunnelSteps, MeasuredSteps } from '@astaguide/contracts/analytics/report/visit-funnel';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { formatCount } from '../../../../lib/format';
import { metricDefinitions } from '../../../lib/metric-definitions';
import { ShareBar } from '../../../ui/share-bar';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip';

const steps: { step: keyof FunnelSteps; name: string; about: string }[] = [
  { step: 'sessions', name: 'Sessions', about: metricDefinitions.session },
  { step: 'engaged', name: 'Viewed a comparison or review', about: metricDefinitions.engaged },
  { step: 'clicked', name: 'Clicked a buy link', about: metricDefinitions.clicked },
];

/** The three steps as bars of one scale, with their share of all sessions. */
export function FunnelBars({ totals }: { totals: MeasuredSteps }) {
  const { sessions, compared } = totals;
  const most = Math.max(1, sessions, compared?.sessions ?? 0);
  return (
    <TooltipProvider>
      <ol className="flex flex-col gap-4">
        {steps.map(({ step, name, about }) => (
          <li key={step}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <Tooltip text={about}>{name}</Tooltip>
              <span className="tabular-nums">
                <strong className="font-semibold">{formatCount(totals[step])}</strong>
                {step !== 'sessions' && (
                  <span className="text-muted">
                    {' '}
                    {rateText(sessions === 0 ? null : totals[step] / sessions)}
                  </span>
                )}
                {compared && <span className="text-xs text-muted"> vs. {formatCount(compared[step])}</span>}
              </span>
            </p>
            <ShareBar percent={(100 * totals[step]) / most} className="mt-1.5 h-6" />
          </li>
        ))}
      </ol>
    </TooltipProvider>
  );
}
