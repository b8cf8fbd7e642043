import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { queryOptions } from '@tanstack/react-query';

/** What visitors asked the assistant, the most asked first; for the owner only, anew at each look. */
export const chatQuestionsQuery = queryOptions<ChatQuestion[]>({
  queryKey: ['/api/chat/questions'],
  staleTime: 0,
});
