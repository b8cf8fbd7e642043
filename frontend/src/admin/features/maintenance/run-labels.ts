import type { MaintenanceRun, RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import type { RunState } from '@astaguide/contracts/maintenance/run-state';

const kinds: Record<RunKind, string> = {
  verify: 'Verify',
  rebuild: 'Rebuild',
  compact: 'Compaction',
  'erase-visitor': 'Erase a visitor',
  'preview-bot-rule': 'Bot rule previewed:',
  'apply-bot-rule': 'Bot rule applied:',
  'remove-bot-rule': 'Bot rule removed:',
  'change-time-zone': 'Rebuild for the new time zone',
  'import-history': 'Import history',
  'load-demo-data': 'Add demo data',
  'remove-demo-data': 'Remove demo data',
  'import-posts': 'Import posts',
};

export const stateNames: Record<RunState, string> = {
  queued: 'Queued',
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
