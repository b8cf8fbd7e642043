import { botRuleInputSchema, type BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { addBotRuleMutation } from '../../../api/analytics/bot-rules';
import { useInputForm } from '../../../api/use-input-form';
import { FormButtons } from '../../../ui/form/form-buttons';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextField } from '../../../ui/inputs/text-field';

const kinds: { value: BotRuleCondition['kind']; label: string }[] = [
  { value: 'network', label: 'Network' },
  { value: 'user-agent', label: 'User agent' },
  { value: 'behaviour', label: 'Behaviour' },
  { value: 'network-agents', label: 'Network with many user agents' },
];

/** Form for a new rule: its type, and the fields of this type. */
export function RuleForm({ onClose }: { onClose: () => void }) {
  const { form, field, onSubmit, isSending } = useInputForm({
    values: { kind: 'network', network: '', contains: '', events: '60', minutes: '10', userAgents: '20' },
    schema: botRuleInputSchema,
    inputOf: ({ events, minutes, userAgents, ...texts }) => ({
      condition: {
        ...texts,
        events: Number(events),
        minutes: Number(minutes),
        userAgents: Number(userAgents),
      },
    }),
    send: useMutation(addBotRuleMutation).mutateAsync,
    done: 'Rule added',
    onDone: onClose,
    failed: 'Failed to add rule',
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const shown = (name: Parameters<typeof field>[0], label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      className="min-w-0 grow basis-60"
      required
      inputMode={name === 'network' || name === 'contains' ? 'text' : 'numeric'}
      {...field(name)}
    />
  );
  return (
    <form
      noValidate
      aria-label="New rule"
      onSubmit={onSubmit}
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4"
    >
      <SelectField
        label="Rule type"
        className="w-full sm:w-44"
        autoFocus
        options={kinds}
        {...field('kind')}
      />
      {kind === 'network' &&
        shown('network', 'Network', '203.0.113.0/24, 2001:db8:1::/48 or a larger network')}
      {kind === 'user-agent' && shown('contains', 'User agent contains', 'Not case-sensitive')}
      {kind === 'behaviour' && (
        <>
          {shown('events', 'More events than', 'By one visitor. Their whole day is treated as bot traffic.')}
          {shown('minutes', 'Within minutes', 'From the first event to the last')}
        </>
      )}
      {kind === 'network-agents' &&
        shown(
          'userAgents',
          'More user agents than',
          'Of one network on one day. Its whole day is treated as bot traffic. Offices and mobile networks share addresses: preview first.',
        )}
      <FormButtons
        save="Add rule"
        saving="Adding…"
        isSending={isSending}
        onCancel={onClose}
        className="w-full"
      />
    </form>
  );
}
