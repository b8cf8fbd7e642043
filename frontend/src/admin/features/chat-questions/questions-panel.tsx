import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatQuestionsQuery } from '../../api/chat-questions';
import { formatPlural } from '../../../lib/format';
import { DownloadCsv } from '../../ui/download-csv';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { AssistantEarnings } from './assistant-earnings';
import { QuestionFilter } from './question-filter';
import { QuestionTable } from './question-table';

/** Questions that visitors asked the assistant, and those it could not answer well. */
export function QuestionsPanel() {
  return (
    <Panel title="Chat questions" note="Last 90 days, no personal data">
      <AssistantEarnings />
      <QueryPanel
        query={useQuery(chatQuestionsQuery)}
        name="questions"
        skeleton={['h-40']}
        errorHint="The chat is not affected."
        empty={<EmptyState title="No questions yet">Questions from the chat appear here.</EmptyState>}
      >
        {(questions) => <Questions questions={questions} />}
      </QueryPanel>
    </Panel>
  );
}

function Questions({ questions }: { questions: readonly ChatQuestion[] }) {
  const [onlyUnanswered, setOnlyUnanswered] = useState(false);
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
              chat questions
            </DownloadCsv>
          </p>
        </>
      ) : (
        <p className="py-6 text-sm text-muted">No unanswered questions.</p>
      )}
    </>
  );
}

const questionRows = (questions: readonly ChatQuestion[]) => [
  ['question', 'understoodAs', 'asked', 'lastAskedAt', 'answered', 'helpful', 'notHelpful'],
  ...questions.map(({ question, plan, times, lastAskedAt, answered, helpful, notHelpful }) => [
    question,
    plan,
    times,
    lastAskedAt,
    String(answered),
    helpful,
    notHelpful,
  ]),
];
