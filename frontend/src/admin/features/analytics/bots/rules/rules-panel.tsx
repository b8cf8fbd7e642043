import { ruleText } from '@astaguide/contracts/analytics/bot-reason';
import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  askBotRuleMutation,
  botRulesQuery,
  deleteBotRuleMutation,
} from '../../../../api/analytics-bot-rules';
import { tellOutcome } from '../../../../api/tell-outcome';
import { buttonStyle } from '../../../../../ui/button-style';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog';
import { Panel } from '../../../../ui/panel';
import { QueryPanel } from '../../../../ui/query-panel';
import { RuleForm } from './rule-form';
import { RuleRow } from './rule-row';

/** The owner's custom bot rules, with a preview of each. */
export function RulesPanel() {
  return (
    <Panel title="Your own rules">
      <p className="mb-4 max-w-prose text-sm text-muted">
        Try a rule to see the figures with it and without it, side by side: that changes nothing. Keep it, and
        what it tells is left out of every figure, from now on and as far back as single events are kept. Take
        it back, and those events count again.
      </p>
      <QueryPanel
        query={useQuery(botRulesQuery)}
        name="rules"
        skeleton={['h-24']}
        errorHint="They are kept, and the figures are not touched."
      >
        {(rules) => <Rules rules={rules} />}
      </QueryPanel>
    </Panel>
  );
}

function Rules({ rules }: { rules: readonly BotRule[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const [toDelete, setToDelete] = useState<BotRule>();
  const [toKeep, setToKeep] = useState<BotRule>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { mutateAsync: remove, isPending } = useMutation(deleteBotRuleMutation);
  const { mutateAsync: ask, isPending: isAsking } = useMutation(askBotRuleMutation);
  // Wait until the form or the row is gone and the button is back.
  const focusAdd = () => setTimeout(() => addButton.current?.focus());

  const onClose = () => {
    setIsAdding(false);
    focusAdd();
  };
  const onDelete = async () => {
    await tellOutcome(remove(toDelete!.id), { done: 'Rule deleted', failed: 'Failed to delete rule' });
    setToDelete(undefined);
    focusAdd();
  };
  const onKeep = async () => {
    await tellOutcome(ask({ id: toKeep!.id, wish: 'keep' }), { failed: 'The rule could not be kept' });
    setToKeep(undefined);
    focusAdd();
  };
  return (
    <div className="flex flex-col gap-4">
      {isAdding ? (
        <RuleForm onClose={onClose} />
      ) : (
        <div>
          <button
            ref={addButton}
            type="button"
            className={buttonStyle('quiet')}
            onClick={() => setIsAdding(true)}
          >
            Add rule
          </button>
        </div>
      )}
      {rules.length > 0 && (
        <ul aria-label="Rules, newest first" className="divide-y divide-line">
          {rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              onDelete={() => setToDelete(rule)}
              onKeep={() => setToKeep(rule)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        title="Delete this rule?"
        action="Delete rule"
        isPending={isPending}
        onConfirm={() => void onDelete()}
        onCancel={() => setToDelete(undefined)}
      >
        <p>“{toDelete && ruleText(toDelete.condition)}” goes with what trying it said. No figure changes.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={toKeep !== undefined}
        title="Keep this rule?"
        action="Keep rule"
        isPending={isAsking}
        onConfirm={() => void onKeep()}
        onCancel={() => setToKeep(undefined)}
      >
        <p>
          “{toKeep && ruleText(toKeep.condition)}”: what it tells is left out of every figure, from now on and
          as far back as single events are kept. You can take it back; a month whose single events were
          dropped meanwhile stays as it is.
        </p>
      </ConfirmDialog>
    </div>
  );
}
