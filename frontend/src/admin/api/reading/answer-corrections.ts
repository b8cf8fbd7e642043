import type {
  AnswerCorrection,
  AnswerCorrectionInput,
  CorrectionCandidates,
} from '@astaguide/contracts/chat/answer-correction';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { freshQuery } from '../fresh-query';
import { deletionFrom, refetching, under } from '../mutations';

const PATH = '/api/chat/corrections';

/** All corrected answers, newest first; refetched whenever they are opened. */
export const answerCorrectionsQuery = freshQuery<AnswerCorrection[]>(PATH);

/** What a question is answered with now, and what could answer it. @param words to look for; empty for the question's */
export const correctionCandidatesQuery = (question: string, words: string) =>
  freshQuery<CorrectionCandidates>(
    `${PATH}/candidates?${new URLSearchParams({ question, ...(words && { words }) }).toString()}`,
  );

export const addCorrectionMutation = mutationOptions({
  mutationFn: (input: AnswerCorrectionInput) => sendJson<AnswerCorrection>('POST', PATH, input),
  onSettled: refetching(under(PATH)),
});

export const deleteCorrectionMutation = deletionFrom<number>(PATH, under(PATH));
