import { ruleText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askBotRuleMutation, botRulesQuery, deleteBotRuleMutation } from '../../../api/analytics/bot-rules';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { RuleForm } from './rule-form';
import { RuleRow } from './rule-row';

/** The owner's own bot rules, with a preview of each. */
export function BotRulesPanel() {
  const query = useQuery(botRulesQuery);
  return (
    <Panel
      title="Bot rules"
      note={query.data && formatPlural(query.data.length, 'rule')}
      about="Preview a rule, then apply it to new events and to all stored events. Remove it to restore them."
    >
      <QueryPanel query={query} name="rules" skeleton={['h-24']} errorHint="Your rules and data are safe.">
        {(rules) => <Rules rules={rules} />}
      </QueryPanel>
    </Panel>
  );
}

function Rules({ rules }: { rules: readonly BotRule[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const { ask, dialog } = useConfirm();
  const addButton = useRef<HTMLButtonElement>(null);
  const [remove] = useAction(deleteBotRuleMutation, {
    done: 'Rule deleted',
    failed: 'Failed to delete rule',
  });
  const [apply] = useAction(askBotRuleMutation, { failed: 'Couldn’t apply the rule' });

  const onClose = () => {
    setIsAdding(false);
    // Deferred until the form is removed and the button is back.
    setTimeout(() => addButton.current?.focus());
  };
  const onDelete = ({ id, condition }: BotRule) =>
    ask({
      title: 'Delete this rule?',
      text: <p>“{ruleText(condition)}” and its preview will be deleted. Reports do not change.</p>,
      action: 'Delete rule',
      onConfirm: () => remove(id),
      focusAfter: addButton,
    });
  const onApply = ({ id, condition }: BotRule) =>
    ask({
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
      onConfirm: () => apply({ id, action: 'apply' }),
      focusAfter: addButton,
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
