import type { ModelBudget, ModelUsage } from '@astaguide/contracts/chat/model-usage';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { freshOnMountQuery } from '../fresh-query';

/** What the language model used and cost, with its budget. */
export const modelUsageQuery = freshOnMountQuery<ModelUsage>('/api/chat/model');

export const saveModelBudgetMutation = mutationOptions({
  mutationFn: (budget: ModelBudget) => sendJson<ModelUsage>('PUT', '/api/chat/model', budget),
  onSuccess: (usage, _input, _result, { client }) => client.setQueryData(modelUsageQuery.queryKey, usage),
});
