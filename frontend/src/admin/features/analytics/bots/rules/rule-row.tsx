import { ruleText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { canCancel, isUnfinished } from '@astaguide/contracts/operations/maintenance-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askBotRuleMutation, botRulesQuery } from '../../../../api/analytics-bot-rules';
import { cancelRunMutation } from '../../../../api/analytics-data-care';
import { failureText } from '../../../../api/failure-text';
import { useOwnerTimeZone } from '../../../../api/owner-settings';
import { buttonStyle } from '../../../../../ui/button-style';
import { ProgressBar } from '../../../../ui/progress-bar';
import { toast } from '../../../../../lib/toast-store';
import { ruleStatus } from './rule-status';
import { Trial } from './trial';

interface RuleRowProps {
  rule: BotRule;
  onDelete: () => void;
  /** Asks before figures change. */
  onKeep: () => void;
}

/** A rule, what is done about it just now, and what trying it said. */
export function RuleRow({ rule, onDelete, onKeep }: RuleRowProps) {
  const client = useQueryClient();
  const timeZone = useOwnerTimeZone();
  const [showsTrial, setShowsTrial] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const ask = useMutation(askBotRuleMutation);
  const cancel = useMutation(cancelRunMutation);
  const { id, condition, state, triedAt, run } = rule;
  const text = ruleText(condition);
  const running = run && isUnfinished(run) ? run : null;

  const tell = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), variant: 'destructive' });
  // The button that was pressed is gone, or another one.
  const focusRow = () => row.current?.focus({ preventScroll: true });
  const onTry = () =>
    ask
      .mutateAsync({ id, wish: 'try' })
      .then(() => setShowsTrial(true), tell('The rule could not be tried'))
      .finally(focusRow);
  const onTakeBack = () =>
    ask
      .mutateAsync({ id, wish: 'take-back' })
      .catch(tell('The rule could not be taken back'))
      .finally(focusRow);
  const onCancel = (runId: number) =>
    cancel
      .mutateAsync(runId)
      .catch(tell('The run could not be cancelled'))
      .finally(() => client.invalidateQueries({ queryKey: botRulesQuery.queryKey }));
  const name = <span className="sr-only">: {text}</span>;
  const action = { name: text, isPending: ask.isPending || cancel.isPending };
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
              <Action {...action} label={triedAt ? 'Try again' : 'Try'} onClick={() => void onTry()} />
            )}
            {state === 'draft' && triedAt && <Action {...action} label="Keep" onClick={onKeep} />}
            {state === 'draft' && <Action {...action} label="Delete" onClick={onDelete} />}
            {state === 'keeping' && <Action {...action} label="Keep again" onClick={onKeep} />}
            {state !== 'draft' && <Action {...action} label="Take back" onClick={() => void onTakeBack()} />}
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

interface ActionProps {
  label: string;
  /** What the rule says: a list of rules has many buttons of the same label. */
  name: string;
  isPending: boolean;
  onClick: () => void;
}

function Action({ label, name, isPending, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={buttonStyle('quiet', '', 'compact')}
      disabled={isPending}
      onClick={onClick}
    >
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
