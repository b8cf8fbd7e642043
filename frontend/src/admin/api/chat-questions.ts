import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { queryOptions } from '@tanstack/react-query';

/** Chat questions, unanswered first, then most frequent; refetched whenever they are opened. */
export const chatQuestionsQuery = queryOptions<ChatQuestion[]>({
  queryKey: ['/api/chat/questions'],
  staleTime: 0,
});
