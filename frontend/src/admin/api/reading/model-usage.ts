import type { ModelBudget, ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';

/** What the language model used and cost, with its budget. */
export const modelUsageQuery = queryOptions<ModelUsage>({
  queryKey: ['/api/chat/model'],
  refetchOnMount: 'always',
});

export const saveModelBudgetMutation = mutationOptions({
  mutationFn: (budget: ModelBudget) => sendJson<ModelUsage>('PUT', '/api/chat/model', budget),
  onSuccess: (usage, _input, _result, { client }) => client.setQueryData(modelUsageQuery.queryKey, usage),
});
