import { questionGroups } from '@astaguide/content/faq';
import { writtenAnswerAnchor } from '@astaguide/contracts/chat/written-answer-anchor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writtenAnswersQuery } from '../../../../../api/written-answers';
import { Button } from '../../../../../ui/button';
import type { PickerProps } from '../../../../ui/contexts';
import { Dialog } from '../../../../ui/dialog/dialog';

const MOST = 10;

/** Chooses questions of the FAQ for a text. */
export default function QuestionsPicker({ onPick, onClose }: PickerProps<string>) {
  const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ofReaders = written.map(({ id, question }) => ({ id: writtenAnswerAnchor(id), question }));
  const groups = [...questionGroups, { heading: 'Asked by readers', questions: ofReaders }];
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      onClose={onClose}
      title="Questions"
      description="Readers see the answers as they are in the FAQ when they read."
      footer={
        <Button look="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen.join(','))}>
          Insert
        </Button>
      }
    >
      {groups.map(
        ({ heading, questions }) =>
          questions.length > 0 && (
            <fieldset key={heading} className="mb-4 min-w-0">
              <legend className="mb-1 text-sm font-semibold">{heading}</legend>
              {questions.map(({ id, question }) => (
                <label key={id} className="flex items-start gap-3 py-1.5 text-sm">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-accent"
                    checked={chosen.includes(id)}
                    disabled={chosen.length === MOST && !chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                  <span className="min-w-0 wrap-anywhere">{question}</span>
                </label>
              ))}
            </fieldset>
          ),
      )}
    </Dialog>
  );
}
