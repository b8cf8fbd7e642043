import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button';
import { answerCorrectionsQuery, deleteCorrectionMutation } from '../../../api/reading/answer-corrections';
import { useAction } from '../../../api/use-action';

/** The questions for which the owner chose an answer; nothing if there are none. */
export function CorrectionList() {
  const { data = [] } = useQuery(answerCorrectionsQuery);
  const [undo, isPending] = useAction(deleteCorrectionMutation, {
    done: 'Correction undone',
    failed: 'Failed to undo the correction',
  });
  if (data.length === 0) return null;
  return (
    <section className="mt-6 text-sm">
      <h3 className="mb-2 text-base font-semibold">Chosen answers</h3>
      <ul>
        {data.map(({ id, question, source }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 grow basis-60 wrap-anywhere">
              <span className="font-semibold">{question}</span>
              <span className="block text-xs text-muted">
                {source ? (
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4"
                  >
                    {source.title}
                  </a>
                ) : (
                  'Not in use: the text was changed or removed.'
                )}
              </span>
            </span>
            <Button look="quiet" isCompact disabled={isPending} onClick={() => void undo(id)}>
              Undo<span className="sr-only"> the answer to ‘{question}’</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
