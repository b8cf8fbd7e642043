import { botRuleInputSchema, type BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { addBotRuleMutation } from '../../api/analytics-bot-rules';
import { failureText } from '../../api/failure-text';
import { ApiError } from '../../../api/http';
import { buttonStyle } from '../../../ui/button-style';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';
import { toast } from '../../../lib/toast-store';

const kinds: { value: BotRuleCondition['kind']; label: string }[] = [
  { value: 'network', label: 'Network' },
  { value: 'user-agent', label: 'User agent' },
  { value: 'behaviour', label: 'Behaviour' },
];

/** Form for a new rule: its type, and the fields of this type. */
export function RuleForm({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<BotRuleCondition['kind']>('network');
  const [values, setValues] = useState({ network: '', contains: '', events: '60', minutes: '10' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: add, isPending } = useMutation(addBotRuleMutation);
  const tell = (issues: { path: string; message: string }[]) =>
    setErrors(
      Object.fromEntries(issues.map(({ path, message }) => [path.replace('condition.', ''), message])),
    );

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { events, minutes, ...texts } = values;
    const condition = { kind, ...texts, events: Number(events), minutes: Number(minutes) };
    const parsed = botRuleInputSchema.safeParse({ condition });
    const issues = parsed.success ? [] : parsed.error.issues;
    tell(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    if (!parsed.success) return;
    try {
      await add(parsed.data);
      toast({ title: 'Rule added' });
      onClose();
    } catch (error) {
      const refused = error instanceof ApiError ? error.problem?.errors : undefined;
      if (refused?.length) tell(refused);
      else toast({ title: 'Failed to add rule', description: failureText(error), variant: 'destructive' });
    }
  };
  const field = (name: keyof typeof values, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      className="min-w-0 grow basis-60"
      required
      inputMode={name === 'events' || name === 'minutes' ? 'numeric' : 'text'}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  );
  return (
    <form
      noValidate
      aria-label="New rule"
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4"
    >
      <SelectField
        label="Rule type"
        className="w-full sm:w-44"
        autoFocus
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value as BotRuleCondition['kind'])}
      />
      {kind === 'network' &&
        field('network', 'Network', '203.0.113.0/24, 2001:db8:1::/48 or a larger network')}
      {kind === 'user-agent' && field('contains', 'User agent contains', 'Not case-sensitive')}
      {kind === 'behaviour' && (
        <>
          {field('events', 'More events than', 'By one visitor. Their whole day is treated as bot traffic.')}
          {field('minutes', 'Within minutes', 'From the first event to the last')}
        </>
      )}
      <div className="flex w-full gap-3">
        <button type="submit" className={buttonStyle('primary')} disabled={isPending}>
          {isPending ? 'Adding…' : 'Add rule'}
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
