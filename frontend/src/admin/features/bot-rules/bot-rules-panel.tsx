import { ruleText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askBotRuleMutation, botRulesQuery, deleteBotRuleMutation } from '../../api/analytics/bot-rules';
import { toastOutcome } from '../../api/toast-outcome';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { RuleForm } from './rule-form';
import { RuleRow } from './rule-row';

/** The owner's own bot rules, with a preview of each. */
export function BotRulesPanel() {
  return (
    <Panel title="Bot rules">
      <p className="mb-4 max-w-prose text-sm text-muted">
        Preview a rule, then apply it to new events and to all stored events. Remove it to restore them.
      </p>
      <QueryPanel
        query={useQuery(botRulesQuery)}
        name="rules"
        skeleton={['h-24']}
        errorHint="Your rules and data are safe."
      >
        {(rules) => <Rules rules={rules} />}
      </QueryPanel>
    </Panel>
  );
}

function Rules({ rules }: { rules: readonly BotRule[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const { ask: confirm, dialog } = useConfirm();
  const addButton = useRef<HTMLButtonElement>(null);
  const { mutateAsync: remove } = useMutation(deleteBotRuleMutation);
  const { mutateAsync: ask } = useMutation(askBotRuleMutation);
  // Deferred until the form or the row is removed and the button is back.
  const focusAdd = () => setTimeout(() => addButton.current?.focus());

  const onClose = () => {
    setIsAdding(false);
    focusAdd();
  };
  const onDelete = ({ id, condition }: BotRule) =>
    confirm({
      title: 'Delete this rule?',
      text: <p>“{ruleText(condition)}” and its preview will be deleted. Reports do not change.</p>,
      action: 'Delete rule',
      onConfirm: async () => {
        await toastOutcome(remove(id), { done: 'Rule deleted', failed: 'Failed to delete rule' });
        focusAdd();
      },
    });
  const onApply = ({ id, condition }: BotRule) =>
    confirm({
      title: 'Apply this rule?',
      text: (
        <p>
          “{ruleText(condition)}”: matching events will be filtered out of all reports, new and stored ones.
          You can remove the rule later. Months whose raw events have been deleted by then will not change
          back.
        </p>
      ),
      action: 'Apply rule',
      look: 'primary',
      onConfirm: async () => {
        await toastOutcome(ask({ id, action: 'apply' }), { failed: 'Couldn’t apply the rule' });
        focusAdd();
      },
    });
  return (
    <div className="flex flex-col gap-4">
      {isAdding ? (
        <RuleForm onClose={onClose} />
      ) : (
        <div>
          <Button look="quiet" ref={addButton} onClick={() => setIsAdding(true)}>
            Add rule
          </Button>
        </div>
      )}
      {rules.length > 0 && (
        <ul aria-label="Rules, newest first" className="divide-y divide-line">
          {rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              onDelete={() => onDelete(rule)}
              onApply={() => onApply(rule)}
            />
          ))}
        </ul>
      )}
      {dialog}
    </div>
  );
}
