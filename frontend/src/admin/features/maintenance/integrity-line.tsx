import type { Integrity } from '@astaguide/contracts/operations/data-integrity';
import { useQuery } from '@tanstack/react-query';
import { integrityQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { classNames } from '../../../lib/class-names';
import { zonedMinute } from '../../lib/zoned-time';
import { QueryPanel } from '../../ui/query-panel';
import { integrityText, type IntegrityText } from './integrity-text';

const marks: Record<IntegrityText['mood'], { sign: string; look: string }> = {
  good: { sign: '✓', look: 'bg-good text-surface' },
  bad: { sign: '!', look: 'border-2 border-bad text-bad' },
  unknown: { sign: '?', look: 'border-2 border-edge text-muted' },
};

/** Status line, 'Up to date · verified 14:02': whether the numbers below are complete and verified. */
export function IntegrityLine() {
  return (
    <QueryPanel query={useQuery(integrityQuery)} name="data status" skeleton={['h-6 max-w-72']} isLine>
      {(integrity) => <Line integrity={integrity} />}
    </QueryPanel>
  );
}

function Line({ integrity }: { integrity: Integrity }) {
  const timeZone = useOwnerTimeZone();
  const { mood, complete, drift } = integrityText(integrity, (moment) => clock(moment, timeZone));
  const { sign, look } = marks[mood];
  return (
    <p className="flex items-start gap-2.5 text-sm font-semibold tabular-nums">
      <span
        aria-hidden="true"
        className={classNames('grid size-5 shrink-0 place-items-center rounded-full text-xs', look)}
      >
        {sign}
      </span>
      <span>
        {complete} · {drift}
      </span>
    </p>
  );
}

/** 'Nov 21, 2026, 14:02' → '14:02' if it is today. */
function clock(moment: string, timeZone: string): string {
  const text = zonedMinute(moment, timeZone);
  const today = zonedMinute(new Date().toISOString(), timeZone).slice(0, -5);
  return text.startsWith(today) ? text.slice(-5) : text;
}
