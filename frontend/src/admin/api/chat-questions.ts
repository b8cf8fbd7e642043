import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { freshQuery } from './fresh-query';

/** Chat questions, unanswered first, then most frequent; refetched whenever they are opened. */
export const chatQuestionsQuery = freshQuery<ChatQuestion[]>('/api/chat/questions');
