import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished, type RunKind } from '@astaguide/contracts/operations/maintenance-run';
import { zonedMinute } from '../../../../lib/zoned-time';

/** What runs about rules are doing, and what to call one that did not come to its end. */
const texts: Partial<Record<RunKind, { doing: string; undone: string }>> = {
  'try-bot-rule': { doing: 'Being tried; nothing else changes.', undone: 'Trying it' },
  'keep-bot-rule': { doing: 'Being kept: the figures change day by day.', undone: 'Keeping it' },
  'take-back-bot-rule': {
    doing: 'Being taken back: the figures change day by day.',
    undone: 'Taking it back',
  },
};

/** How a rule stands, in a sentence or two. */
export function ruleStatus({ state, triedAt, run }: BotRule, timeZone: string): string {
  const text = run ? texts[run.kind] : undefined;
  if (run && text && isUnfinished(run)) return text.doing;
  if (run && text && run.state === 'failed')
    return `${text.undone} failed: ${run.error ?? 'no reason is known'}`;
  const summary = run?.state === 'succeeded' ? (run.result?.summary ?? '') : '';
  if (state === 'kept') return summary || 'Kept.';
  if (triedAt === null) return run ? 'Not tried to the end.' : 'Not tried yet.';
  return `Tried ${zonedMinute(triedAt, timeZone)}. ${summary}`.trim();
}
