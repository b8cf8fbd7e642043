import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import type { RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { zonedMinute } from '../../../lib/zoned-time';

/** Texts for active and unfinished runs of rules. */
const texts: Partial<Record<RunKind, { doing: string; undone: string }>> = {
  'preview-bot-rule': { doing: 'Previewing. Reports do not change.', undone: 'Previewing' },
  'apply-bot-rule': { doing: 'Applying: reports update day by day.', undone: 'Applying' },
  'remove-bot-rule': { doing: 'Removing: reports update day by day.', undone: 'Removing' },
};

/** The status of a rule, in a sentence or two. */
export function ruleStatus({ state, previewedAt, run }: BotRule, timeZone: string): string {
  const text = run ? texts[run.kind] : undefined;
  if (run && text && isUnfinished(run)) return text.doing;
  if (run && text && run.state === 'failed') return `${text.undone} failed: ${run.error ?? 'unknown reason'}`;
  const summary = run?.state === 'succeeded' ? (run.result?.summary ?? '') : '';
  if (state === 'applied') return summary || 'Applied.';
  if (previewedAt === null) return run ? 'Preview not completed.' : 'Not previewed yet.';
  return `Previewed ${zonedMinute(previewedAt, timeZone)}. ${summary}`.trim();
}
