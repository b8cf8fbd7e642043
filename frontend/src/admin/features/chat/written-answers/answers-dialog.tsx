import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { CorrectionList } from '../corrections/correction-list';
import { AnswerForm } from './answer-form';
import { AnswerList } from './answer-list';

interface AnswersDialogProps {
  /** The question to answer, which may be empty; undefined for the list of all answers. */
  question: string | undefined;
  onClose: () => void;
}

/** The owner's answers: one to write, or all of them. */
export default function AnswersDialog({ question, onClose }: AnswersDialogProps) {
  const [edited, setEdited] = useState<WrittenAnswer>();
  const [isDirty, setIsDirty] = useState(false);
  const guard = useLeaveGuard(isDirty, () => setIsDirty(false));
  const isForm = question !== undefined || edited !== undefined;
  const back = edited ? () => setEdited(undefined) : onClose;
  const onSaved = () => {
    setIsDirty(false);
    back();
  };
  return (
    <>
      <Dialog
        title={edited ? 'Edit the answer' : question === undefined ? 'Your answers' : 'Write answer'}
        onClose={() => guard.ask(onClose)}
      >
        {isForm ? (
          <AnswerForm
            answer={edited}
            question={question ?? ''}
            onDirty={() => setIsDirty(true)}
            onSaved={onSaved}
            onCancel={() => guard.ask(back)}
          />
        ) : (
          <>
            <AnswerList onEdit={setEdited} />
            <CorrectionList />
          </>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
