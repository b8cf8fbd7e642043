import type { AnswerCorrection, CorrectionCandidates } from '@astaguide/contracts/chat/answer-correction';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { AnswerText } from '../../../../ui/content/answer/answer-text';
import {
  addCorrectionMutation,
  correctionCandidatesQuery,
  deleteCorrectionMutation,
} from '../../../api/reading/answer-corrections';
import { useAction } from '../../../api/use-action';
import { toastOutcome } from '../../../lib/failure';
import { Dialog } from '../../../ui/dialog/dialog';
import { SearchField } from '../../../ui/inputs/search-field';
import { QueryPanel } from '../../../ui/query-panel';

interface CorrectDialogProps {
  question: string;
  /** Opens the form for an answer in the owner's words. */
  onWrite: () => void;
  onClose: () => void;
}

/** Chooses the passage or the product that answers a question from now on. */
export default function CorrectDialog({ question, onWrite, onClose }: CorrectDialogProps) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const query = useQuery(correctionCandidatesQuery(question, words));
  const [undo] = useAction(deleteCorrectionMutation, {
    done: 'Correction undone',
    failed: 'Failed to undo the correction',
  });
  const { mutateAsync: add, isPending } = useMutation(addCorrectionMutation);
  const onChoose = async ({ url, heading }: CorrectionCandidates['candidates'][number]) => {
    const done = ({ id, source }: AnswerCorrection): Parameters<typeof toast>[0] => ({
      title: 'Answer corrected',
      description: `Visitors who ask this get: ${source?.title ?? heading}`,
      undo: () => void undo(id),
    });
    if (await toastOutcome(add({ question, url, heading }), { done, failed: 'Failed to correct the answer' }))
      onClose();
  };
  return (
    <Dialog
      title="Choose the answer"
      description={`“${question}”`}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onWrite}>
          Write an answer
        </Button>
      }
    >
      <form
        role="search"
        className="mb-5 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setWords(typed.trim());
        }}
      >
        <SearchField label="Search answers" value={typed} onChange={setTyped} maxLength={300} />
        <Button look="quiet" type="submit">
          Search
        </Button>
      </form>
      <QueryPanel query={query} name="answers" skeleton={['h-32', 'h-32']}>
        {({ current, candidates }) => (
          <>
            <Preview heading="Visitors get now" answer={current} />
            {current.care ? (
              <p className="text-sm text-muted">Answers about health can’t be replaced.</p>
            ) : candidates.length === 0 ? (
              <p className="text-sm text-muted">Nothing found. Try other words, or write an answer.</p>
            ) : (
              <ul aria-label="Answers to choose from">
                {candidates.map((candidate) => (
                  <li key={`${candidate.url} ${candidate.heading}`}>
                    <Preview heading={candidate.answer.sources[0]!.title} answer={candidate.answer}>
                      <Button
                        look="primary"
                        isCompact
                        disabled={isPending}
                        onClick={() => void onChoose(candidate)}
                      >
                        Use this answer<span className="sr-only">: {candidate.heading}</span>
                      </Button>
                    </Preview>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryPanel>
    </Dialog>
  );
}

interface PreviewProps {
  heading: string;
  answer: ChatResponse;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An answer as a visitor sees it. */
function Preview({ heading, answer: { response, sources }, children }: PreviewProps) {
  return (
    <section aria-label={heading} className="mb-5 border-b border-line pb-5 text-sm">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 grow basis-60 text-base font-semibold wrap-anywhere">{heading}</h3>
        {children}
      </div>
      <AnswerText text={response} />
      {sources.length > 0 && (
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          Source: {sources.map(({ title }) => title).join(' · ')}
        </p>
      )}
    </section>
  );
}
