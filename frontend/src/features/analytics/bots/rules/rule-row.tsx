import type { BotRule } from '@astaguide/contracts/bot-rule';
import { isUnfinished } from '@astaguide/contracts/maintenance-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { botRulesQuery, tryBotRuleMutation } from '../../../../api/analytics-bot-rules';
import { cancelRunMutation } from '../../../../api/analytics-data-care';
import { failureText } from '../../../../api/failure-text';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { zonedMinute } from '../../../../lib/zoned-time';
import { buttonStyle } from '../../../../ui/button-style';
import { ProgressBar } from '../../../../ui/progress-bar';
import { toast } from '../../../../ui/toast-store';
import { ruleText } from './rule-text';
import { Trial } from './trial';

/** A rule, what is done about it just now, and what trying it said. */
export function RuleRow({ rule, onDelete }: { rule: BotRule; onDelete: () => void }) {
  const client = useQueryClient();
  const timeZone = useOwnerTimeZone();
  const [showsTrial, setShowsTrial] = useState(false);
  const start = useMutation(tryBotRuleMutation);
  const cancel = useMutation(cancelRunMutation);
  const { id, condition, triedAt, run } = rule;
  const text = ruleText(condition);
  const running = run && isUnfinished(run) ? run : null;

  const tell = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), variant: 'destructive' });
  const onTry = () =>
    start.mutateAsync(id).then(() => setShowsTrial(true), tell('The rule could not be tried'));
  const onCancel = (runId: number) =>
    cancel
      .mutateAsync(runId)
      .catch(tell('The run could not be cancelled'))
      .finally(() => client.invalidateQueries({ queryKey: botRulesQuery.queryKey }));
  const name = <span className="sr-only">: {text}</span>;
  const action = (label: string, onClick: () => unknown, disabled = false) => (
    <button
      type="button"
      className={buttonStyle('quiet', '', 'compact')}
      disabled={disabled}
      onClick={() => void onClick()}
    >
      {label}
      {name}
    </button>
  );
  return (
    <li className="flex flex-col gap-3 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-60 font-semibold wrap-anywhere">{text}</span>
        <span className="flex flex-wrap gap-2">
          {running
            ? action('Cancel', () => onCancel(running.id), cancel.isPending)
            : action(triedAt ? 'Try again' : 'Try', onTry, start.isPending)}
          {!running && action('Delete', onDelete)}
        </span>
      </div>
      {running && <ProgressBar done={running.done} total={running.total} label={`Trying: ${text}`} />}
      <p role="status" className="text-xs text-muted">
        {running && 'Being tried; nothing else changes.'}
        {!running && triedAt && `Tried ${zonedMinute(triedAt, timeZone)}. ${run?.result?.summary ?? ''}`}
        {!running && !triedAt && (run ? failedText(run.error) : 'Not tried yet.')}
      </p>
      {!running && triedAt && (
        <details open={showsTrial} onToggle={({ currentTarget }) => setShowsTrial(currentTarget.open)}>
          <summary className="inline-block cursor-pointer rounded-sm py-1 font-semibold underline underline-offset-4">
            Before and after{name}
          </summary>
          {showsTrial && <Trial rule={id} triedAt={triedAt} name={text} />}
        </details>
      )}
    </li>
  );
}

const failedText = (error: string | null) =>
  error === null ? 'Not tried to the end.' : `Trying it failed: ${error}`;
