import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatQuestionsQuery } from '../../api/chat-questions';
import { formatPlural } from '../../../lib/format';
import { DownloadCsv } from '../../ui/download-csv';
import { NothingYet } from '../../ui/nothing-yet';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { QuestionFilter } from './question-filter';
import { QuestionTable } from './question-table';

/** What visitors asked the assistant, and what it had no good answer to. */
export function QuestionsPanel() {
  const { data: questions, isError, refetch } = useQuery(chatQuestionsQuery);
  return (
    <Panel title="Questions to the assistant" note="The last 90 days, without any personal data">
      {questions && <Questions questions={questions} />}
      {!questions && isError && (
        <Notice title="The questions could not be loaded" onRetry={() => void refetch()}>
          The assistant goes on answering, and what is asked is kept.
        </Notice>
      )}
      {!questions && !isError && <Skeleton className="h-40 w-full" />}
    </Panel>
  );
}

function Questions({ questions }: { questions: readonly ChatQuestion[] }) {
  const [onlyUnanswered, setOnlyUnanswered] = useState(false);
  if (questions.length === 0) {
    return <NothingYet title="No questions yet">What visitors ask the assistant shows here.</NothingYet>;
  }
  const unanswered = questions.filter(({ answered }) => !answered);
  const shown = onlyUnanswered ? unanswered : questions;
  return (
    <>
      <QuestionFilter
        all={questions.length}
        unanswered={unanswered.length}
        onlyUnanswered={onlyUnanswered}
        onChange={setOnlyUnanswered}
      />
      <p role="status" className="sr-only">
        {formatPlural(shown.length, 'question')} shown
      </p>
      {shown.length > 0 ? (
        <>
          <QuestionTable key={String(onlyUnanswered)} questions={shown} />
          <p className="mt-4">
            <DownloadCsv filename="assistant-questions" rows={() => questionRows(shown)}>
              these questions
            </DownloadCsv>
          </p>
        </>
      ) : (
        <p className="py-6 text-sm text-muted">Every question found its answer.</p>
      )}
    </>
  );
}

const questionRows = (questions: readonly ChatQuestion[]) => [
  ['question', 'asked', 'lastAskedAt', 'answered'],
  ...questions.map(({ question, times, lastAskedAt, answered }) => [
    question,
    times,
    lastAskedAt,
    String(answered),
  ]),
];
