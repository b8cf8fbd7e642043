import { botRuleInputSchema, type BotRuleCondition } from '@astaguide/contracts/analytics/bot-rule';
import { useMutation } from '@tanstack/react-query';
import { addBotRuleMutation } from '../../../api/analytics/bot-rules';
import type { FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { InputForm } from '../../../ui/form/input-form';

const empty = {
  kind: 'network',
  network: '',
  contains: '',
  source: '',
  events: '60',
  minutes: '10',
  userAgents: '20',
};

const ruleForm = {
  ...contractForm(botRuleInputSchema),
  empty,
  inputOf: ({ events, minutes, userAgents, ...texts }: typeof empty) => ({
    condition: {
      ...texts,
      events: Number(events),
      minutes: Number(minutes),
      userAgents: Number(userAgents),
    },
  }),
};

const kinds: { value: BotRuleCondition['kind']; label: string }[] = [
  { value: 'network', label: 'Network' },
  { value: 'user-agent', label: 'User agent' },
  { value: 'source', label: 'Source' },
  { value: 'behaviour', label: 'Behaviour' },
  { value: 'network-agents', label: 'Network with many user agents' },
];
const numeric = { inputMode: 'numeric' } as const;
const kindFields: Record<string, FieldLayout<typeof empty>[]> = {
  network: [
    { name: 'network', label: 'Network', hint: '203.0.113.0/24, 2001:db8:1::/48 or a larger network' },
  ],
  'user-agent': [{ name: 'contains', label: 'User agent contains', hint: 'Not case-sensitive' }],
  source: [
    {
      name: 'source',
      label: 'Source is',
      hint: 'As in Sources: a site, with its subdomains, or the name of a campaign’s source',
      autoCapitalize: 'none',
    },
  ],
  behaviour: [
    {
      name: 'events',
      label: 'More events than',
      hint: 'By one visitor. Their whole day is treated as bot traffic.',
      ...numeric,
    },
    { name: 'minutes', label: 'Within minutes', hint: 'From the first event to the last', ...numeric },
  ],
  'network-agents': [
    {
      name: 'userAgents',
      label: 'More user agents than',
      hint: 'Of one network on one day. Its whole day is treated as bot traffic. Offices and mobile networks share addresses: preview first.',
      ...numeric,
    },
  ],
};

/** Form for a new rule: its type, and the fields of this type. */
export function RuleForm({ onClose }: { onClose: () => void }) {
  return (
    <InputForm
      contract={ruleForm}
      fields={({ kind }) => [
        { name: 'kind', label: 'Rule type', className: 'w-full sm:w-44', autoFocus: true, options: kinds },
        ...kindFields[kind]!.map((field) => ({
          ...field,
          className: 'min-w-0 grow basis-60',
          required: true,
        })),
      ]}
      send={useMutation(addBotRuleMutation).mutateAsync}
      done="Rule added"
      failed="Failed to add rule"
      onDone={onClose}
      label="New rule"
      className="flex flex-wrap items-start gap-4 rounded-sm bg-sunken p-4"
      save="Add rule"
      saving="Adding…"
      onCancel={onClose}
      buttonsClassName="w-full"
    />
  );
}
