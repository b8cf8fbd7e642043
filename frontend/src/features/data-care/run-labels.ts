import {
  isUnfinished,
  type MaintenanceRun,
  type RunKind,
  type RunState,
} from '@astaguide/contracts/maintenance-run';
import { formatCount } from '../../lib/format';

const kinds: Record<RunKind, string> = {
  verify: 'Verify',
  rebuild: 'Rebuild',
  compact: 'Compaction',
  'erase-visitor': 'Erasure for a visitor',
};

export const stateNames: Record<RunState, string> = {
  queued: 'Waiting',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** 'Verify 2026-11-01 to 2026-11-30'. */
export function runTitle({ kind, from, to }: Pick<MaintenanceRun, 'kind' | 'from' | 'to'>): string {
  if (from === null || to === null) return kinds[kind];
  return `${kinds[kind]} ${from === to ? from : `${from} to ${to}`}`;
}

/** '12 of 30'; empty while nobody knows how many steps there are. */
export function progressText({ done, total }: Pick<MaintenanceRun, 'done' | 'total'>): string {
  return total === 0 ? '' : `${formatCount(done)} of ${formatCount(total)}`;
}

/** Whether the owner may stop it: what a visitor asked for is not the owner's to stop. */
export function canCancel(run: Pick<MaintenanceRun, 'kind' | 'state'>): boolean {
  return isUnfinished(run) && run.kind !== 'erase-visitor';
}
