import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { Link } from 'wouter';
import { earningsQuery } from '../../api/earnings';
import { searchOf } from '../../api/analytics/report';
import type { ChatQuestion } from '@astaguide/contracts/chat/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatPlural, formatMoney } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { choiceStyle } from '../../ui/choice-style';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { DownloadCsv } from '../../ui/download-csv';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { QuestionTable } from './question-table';
import { freshQuery } from '../../api/fresh-query';

/** Chat questions, unanswered first, then most frequent; refetched whenever they are opened. */
const chatQuestionsQuery = freshQuery<ChatQuestion[]>('/api/chat/questions');

const AnswersDialog = lazyDialog(() => import('./written-answers/answers-dialog'));
const CorrectDialog = lazyDialog(() => import('./corrections/correct-dialog'));

/** Questions to the assistant, the ones it could not answer well, and the owner's own answers. */
export function QuestionsPanel() {
  /** Without a question, the dialog lists all answers; an empty one is typed in the dialog. */
  const [dialog, setDialog] = useState<{ question: string | undefined }>();
  const [corrected, setCorrected] = useState<string>();
  return (
    <Panel title="Chat questions" note="Last 90 days, no personal data">
      <QueryPanel
        query={useQuery(chatQuestionsQuery)}
        name="questions"
        skeleton={['h-40']}
        errorHint="The chat is not affected."
        empty={<EmptyState title="No questions yet">Questions from the chat appear here.</EmptyState>}
      >
        {(questions) => (
          <Questions
            questions={questions}
            onCorrect={setCorrected}
            onAnswer={(question) => setDialog({ question })}
          />
        )}
      </QueryPanel>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="quiet" isCompact onClick={() => setDialog({ question: undefined })}>
          Your answers
        </Button>
        <Button look="quiet" isCompact onClick={() => setDialog({ question: '' })}>
          Write an answer
        </Button>
      </div>
      {corrected !== undefined && (
        <CorrectDialog
          question={corrected}
          onClose={() => setCorrected(undefined)}
          onWrite={() => {
            setCorrected(undefined);
            setDialog({ question: corrected });
          }}
        />
      )}
      {dialog && <AnswersDialog question={dialog.question} onClose={() => setDialog(undefined)} />}
    </Panel>
  );
}

interface QuestionsProps {
  questions: readonly ChatQuestion[];
  /** Opens the dialog that chooses an answer to a question. */
  onCorrect: (question: string) => void;
  /** Opens the dialog for an answer to a question. */
  onAnswer: (question: string) => void;
}

function Questions({ questions, onCorrect, onAnswer }: QuestionsProps) {
  const [onlyUnanswered, setOnlyUnanswered] = useState(false);
  const unanswered = questions.filter(({ answered }) => !answered);
  const shown = onlyUnanswered ? unanswered : questions;
  const choices = [
    { label: 'All', found: questions, value: false },
    { label: 'Unanswered', found: unanswered, value: true },
  ];
  return (
    <>
      <AssistantEarnings />
      <div role="group" aria-label="Filter questions" className="mb-3 flex flex-wrap gap-2">
        {choices.map(({ label, found, value }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === onlyUnanswered}
            onClick={() => setOnlyUnanswered(value)}
            className={choiceStyle}
          >
            {label} <span className="ml-1.5 font-normal tabular-nums">({formatCount(found.length)})</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {formatPlural(shown.length, 'question')} shown
      </p>
      {shown.length > 0 ? (
        <>
          <QuestionTable
            key={String(onlyUnanswered)}
            questions={shown}
            onCorrect={onCorrect}
            onAnswer={onAnswer}
          />
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

const CHAT = 'chat';
const query: ReportQuery = { range: '90d', compare: 'none' };
const reportOfChat = `/admin?${searchOf({ ...query, filter: `linkPlacement:${CHAT}` })}`;

/** The clicks on buy links under answers, and what they earned; nothing before the first click. */
export function AssistantEarnings() {
  const { data } = useQuery(earningsQuery(query, 'linkPlacement'));
  const row = data?.rows.find(({ key }) => key === CHAT);
  if (!row || row.clicks === 0) return null;
  return (
    <p className="mb-3 text-sm">
      <Link href={reportOfChat} className="font-semibold underline underline-offset-4 hover:text-accent">
        {formatPlural(row.clicks, 'click')}
      </Link>{' '}
      on buy links under answers
      {data?.hasBegun && `, ${formatMoney(row.expected, data.currency)} estimated earnings`}
    </p>
  );
}
