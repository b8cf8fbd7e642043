import type { Attention } from '@astaguide/contracts/operations/attention';
import { queryOptions } from '@tanstack/react-query';

/** What the owner may have to act on. */
export const attentionQuery = queryOptions<Attention>({
  queryKey: ['/api/operations/attention'],
  staleTime: 0,
});
