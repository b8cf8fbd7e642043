import type { WrittenAnswer, WrittenAnswerInput } from '@astaguide/contracts/chat/written-answer';
import { mutationOptions } from '@tanstack/react-query';
import { freshQuery } from '../fresh-query';
import { deletionFrom, refetching, saveJson, under } from '../mutations';

const PATH = '/api/written-answers';

/** All written answers, oldest first; refetched whenever they are opened. */
export const allWrittenAnswersQuery = freshQuery<WrittenAnswer[]>(PATH);

/** The list here, and those of the public pages. */
const everyAnswer = under(PATH);

/** Adds an answer, or replaces the one with an id. */
export const saveWrittenAnswerMutation = mutationOptions({
  mutationFn: ({ id, input }: { id: number | undefined; input: WrittenAnswerInput }) =>
    saveJson<unknown>(PATH, id, input),
  onSettled: refetching(everyAnswer),
});

export const deleteWrittenAnswerMutation = deletionFrom<number>(PATH, everyAnswer);
