import type { WrittenAnswer, WrittenAnswerInput } from '@astaguide/contracts/chat/written-answer';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { saveJson } from '../save-json';

const PATH = '/api/written-answers';

/** All written answers, oldest first; refetched whenever they are opened. */
export const allWrittenAnswersQuery = queryOptions<WrittenAnswer[]>({ queryKey: [PATH], staleTime: 0 });

/** Adds an answer, or replaces the one with an id. */
export const saveWrittenAnswerMutation = mutationOptions<
  unknown,
  Error,
  { id: number | undefined; input: WrittenAnswerInput }
>({
  mutationFn: ({ id, input }) => saveJson(PATH, id, input),
  onSettled: (_answer, _error, _input, _result, { client }) => refetch(client),
});

export const deleteWrittenAnswerMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `${PATH}/${id}`),
  onSettled: (_answer, _error, _id, _result, { client }) => refetch(client),
});

/** The list here, and those of the public pages. */
const refetch = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(PATH) });
