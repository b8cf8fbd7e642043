import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { CorrectionList } from '../corrections/correction-list';
import { AnswerForm, type Leave } from './answer-form';
import { AnswerList } from './answer-list';

interface AnswersDialogProps {
  /** The question to answer, which may be empty; undefined for the list of all answers. */
  question: string | undefined;
  onClose: () => void;
}

/** The owner's answers: one to write, or all of them. */
export default function AnswersDialog({ question, onClose }: AnswersDialogProps) {
  const [edited, setEdited] = useState<WrittenAnswer>();
  const leave = useRef<Leave>(null);
  const isForm = question !== undefined || edited !== undefined;
  return (
    <Dialog
      title={edited ? 'Edit the answer' : question === undefined ? 'Your answers' : 'Write answer'}
      onClose={() => (leave.current ? leave.current(onClose) : onClose())}
    >
      {isForm ? (
        <AnswerForm
          answer={edited}
          question={question ?? ''}
          leave={leave}
          onDone={edited ? () => setEdited(undefined) : onClose}
        />
      ) : (
        <>
          <AnswerList onEdit={setEdited} />
          <CorrectionList />
        </>
      )}
    </Dialog>
  );
}
