import {
  isUnfinished,
  type MaintenanceRun,
  type RunKind,
  type RunState,
} from '@astaguide/contracts/maintenance-run';

const kinds: Record<RunKind, string> = {
  verify: 'Verify',
  rebuild: 'Rebuild',
  compact: 'Compaction',
  'erase-visitor': 'Erasure for a visitor',
  'try-bot-rule': 'Bot rule tried:',
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

/** Whether the owner may stop it: what a visitor asked for is not the owner's to stop. */
export function canCancel(run: Pick<MaintenanceRun, 'kind' | 'state'>): boolean {
  return isUnfinished(run) && run.kind !== 'erase-visitor';
}
