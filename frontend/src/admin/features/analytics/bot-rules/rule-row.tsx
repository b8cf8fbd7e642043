import { ruleText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { canCancel, type RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askBotRuleMutation, botRulesQuery } from '../../../api/analytics/bot-rules';
import { cancelRunMutation } from '../../../api/maintenance';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { Button } from '../../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import { Preview } from './preview';
import { zonedMinute } from '../../../lib/zoned-time';

/** Texts for active and unfinished runs of rules. */
const texts: Partial<Record<RunKind, { doing: string; undone: string }>> = {
  'preview-bot-rule': { doing: 'Previewing. Reports do not change.', undone: 'Previewing' },
  'apply-bot-rule': { doing: 'Applying: reports update day by day.', undone: 'Applying' },
  'remove-bot-rule': { doing: 'Removing: reports update day by day.', undone: 'Removing' },
};

interface RuleRowProps {
  rule: BotRule;
  onDelete: () => void;
  /** Asks for confirmation before metrics change. */
  onApply: () => void;
}

/** A rule, its active run, if any, and its preview. */
export function RuleRow({ rule, onDelete, onApply }: RuleRowProps) {
  const client = useQueryClient();
  const timeZone = useOwnerTimeZone();
  const [showsPreview, setShowsPreview] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const [preview, isAskingPreview] = useAction(askBotRuleMutation, { failed: 'Couldn’t preview the rule' });
  const [remove, isRemoving] = useAction(askBotRuleMutation, { failed: 'Couldn’t remove the rule' });
  const [cancel, isCancelling] = useAction(cancelRunMutation, { failed: 'Couldn’t cancel the run' });
  const { id, condition, state, previewedAt, run } = rule;
  const text = ruleText(condition);
  const running = run && isUnfinished(run) ? run : null;

  // The pressed button was removed or replaced.
  const focusRow = () => row.current?.focus({ preventScroll: true });
  const onPreview = async () => {
    if (await preview({ id, action: 'preview' })) setShowsPreview(true);
    focusRow();
  };
  const onRemove = async () => {
    await remove({ id, action: 'remove' });
    focusRow();
  };
  const onCancel = async (runId: number) => {
    await cancel(runId);
    await client.invalidateQueries({ queryKey: botRulesQuery.queryKey });
  };
  const name = <span className="sr-only">: {text}</span>;
  const action = { name: text, isPending: isAskingPreview || isRemoving || isCancelling };
  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-3 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-60 font-semibold wrap-anywhere">{text}</span>
        {running ? (
          canCancel(running) && (
            <Action {...action} label="Cancel" onClick={() => void onCancel(running.id)} />
          )
        ) : (
          <span className="flex flex-wrap gap-2">
            {state === 'draft' && (
              <Action
                {...action}
                label={previewedAt ? 'Preview again' : 'Preview'}
                onClick={() => void onPreview()}
              />
            )}
            {state === 'draft' && previewedAt && <Action {...action} label="Apply" onClick={onApply} />}
            {state === 'draft' && <Action {...action} label="Delete" onClick={onDelete} />}
            {state === 'applying' && <Action {...action} label="Apply again" onClick={onApply} />}
            {state !== 'draft' && <Action {...action} label="Remove" onClick={() => void onRemove()} />}
          </span>
        )}
      </div>
      {running && (
        <ProgressBar
          done={running.done}
          total={running.total}
          label={`${ruleStatus(rule, timeZone)} ${text}`}
        />
      )}
      <p role="status" className="text-xs text-muted">
        {ruleStatus(rule, timeZone)}
      </p>
      {!running && previewedAt && (
        <details open={showsPreview} onToggle={({ currentTarget }) => setShowsPreview(currentTarget.open)}>
          <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
            Before and after{name}
          </summary>
          {showsPreview && <Preview rule={id} previewedAt={previewedAt} name={text} />}
        </details>
      )}
    </li>
  );
}

interface ActionProps {
  label: string;
  /** The rule's description: the buttons of all rules have the same label. */
  name: string;
  isPending: boolean;
  onClick: () => void;
}

function Action({ label, name, isPending, onClick }: ActionProps) {
  return (
    <Button look="quiet" isCompact disabled={isPending} onClick={onClick}>
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

/** The status of a rule, in a sentence or two. */
function ruleStatus({ state, previewedAt, run }: BotRule, timeZone: string): string {
  const text = run ? texts[run.kind] : undefined;
  if (run && text && isUnfinished(run)) return text.doing;
  if (run && text && run.state === 'failed') return `${text.undone} failed: ${run.error ?? 'unknown reason'}`;
  const summary = run?.state === 'succeeded' ? (run.result?.summary ?? '') : '';
  if (state === 'applied') return summary || 'Applied.';
  if (previewedAt === null) return run ? 'Preview not completed.' : 'Not previewed yet.';
  return `Previewed ${zonedMinute(previewedAt, timeZone)}. ${summary}`.trim();
}
