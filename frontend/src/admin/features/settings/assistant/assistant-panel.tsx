import { modelBudgetSchema, type ModelUsage, type ModelBudget } from '@astaguide/contracts/chat/model-usage';
import { useQuery, mutationOptions } from '@tanstack/react-query';
import { ContractFields, type FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { SectionForm } from '../section-form';
import { sendJson } from '../../../../api/http';
import { freshOnMountQuery } from '../../../api/fresh-query';
import { longDay } from '../../../../lib/calendar-date';
import { formatCount } from '../../../../lib/format';
import { DownloadCsv } from '../../../ui/download-csv';
import { FoldingTable } from '../../../ui/table/folding-table';

/** Costs of a day are often less than a cent. */
const costs = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** What the language model used and cost, with its budget. */
const modelUsageQuery = freshOnMountQuery<ModelUsage>('/api/chat/model');

const saveModelBudgetMutation = mutationOptions({
  mutationFn: (budget: ModelBudget) => sendJson<ModelUsage>('PUT', '/api/chat/model', budget),
  onSuccess: (usage, _input, _result, { client }) => client.setQueryData(modelUsageQuery.queryKey, usage),
});

const budgetForm = contractForm(modelBudgetSchema);

const fields: FieldLayout<typeof budgetForm.empty>[] = [
  {
    name: 'dailyTokens',
    label: 'Tokens per day',
    hint: 'Prompts and answers together. When they are used up, the built-in answers take over until midnight. 0 turns the model off.',
  },
  {
    name: 'promptPrice',
    label: 'Price of a million prompt tokens (USD)',
    hint: 'From your provider’s price list',
    step: 'any',
    inputMode: 'decimal',
  },
  {
    name: 'answerPrice',
    label: 'Price of a million answer tokens (USD)',
    hint: 'Often called output or completion tokens',
    step: 'any',
    inputMode: 'decimal',
  },
];

const saving = {
  mutation: saveModelBudgetMutation,
  done: 'Assistant settings saved',
  failed: 'Failed to save',
};

/** The language model that words the assistant's answers: its budget, and what it used. */
export default function AssistantPanel() {
  return (
    <QueryPanel
      query={useQuery(modelUsageQuery)}
      name="assistant settings"
      skeleton={['h-72']}
      errorHint="The assistant is not affected."
      className="flex flex-col gap-6"
    >
      {(usage) => (
        <>
          {usage.model === null && (
            <p role="note" className="rounded-md border border-line bg-sunken p-4 text-sm">
              The assistant uses its built-in answers. To use a language model, set <code>LLM_BASE_URL</code>{' '}
              and <code>LLM_MODEL</code>.
            </p>
          )}
          <Panel title="Budget" about={usage.model ?? 'No language model'}>
            <Budget usage={usage} />
          </Panel>
          <Panel title="Usage" about="Last 30 days, newest first">
            <ModelUsageTable usage={usage} />
          </Panel>
        </>
      )}
    </QueryPanel>
  );
}

function Budget({ usage }: { usage: ModelUsage }) {
  return (
    <SectionForm name="assistant" contract={budgetForm} settings={usage} saving={saving}>
      <div className="flex max-w-md flex-col gap-6">
        <ContractFields form={budgetForm} fields={fields} />
      </div>
    </SectionForm>
  );
}

/** Requests, tokens and cost of the language model by day. */
function ModelUsageTable({ usage: { days } }: { usage: ModelUsage }) {
  if (days.length === 0) return <p className="text-sm text-muted">No requests in the last 30 days.</p>;
  return (
    <div>
      <FoldingTable
        caption="Use of the language model by day"
        rows={days}
        keyOf={({ day }) => day}
        first={7}
        columns={[
          { key: 'day', name: 'Day', cell: ({ day }) => longDay(day) },
          { key: 'requests', name: 'Requests', cell: ({ requests }) => formatCount(requests) },
          {
            key: 'tokens',
            name: 'Tokens',
            cell: ({ promptTokens, answerTokens }) => formatCount(promptTokens + answerTokens),
          },
          { key: 'cost', name: 'Cost', cell: ({ cost }) => (cost === null ? '–' : costs.format(cost)) },
        ]}
      />
      <p className="mt-4">
        <DownloadCsv filename="assistant-usage" rows={() => usageRows(days)}>
          usage by day
        </DownloadCsv>
      </p>
    </div>
  );
}

const usageRows = (days: ModelUsage['days']) => [
  ['day', 'requests', 'promptTokens', 'answerTokens', 'costUsd'],
  ...days.map((use) => [use.day, use.requests, use.promptTokens, use.answerTokens, use.cost]),
];
