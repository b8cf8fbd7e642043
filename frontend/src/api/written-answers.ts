import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { queryOptions } from '@tanstack/react-query';

/** The owner's answers on the FAQ ('site'), or on the review of a product, oldest first. */
export const writtenAnswersQuery = (about: 'site' | number) =>
  queryOptions<WrittenAnswer[]>({ queryKey: [`/api/written-answers?about=${about}`] });
