import { useQuery } from '@tanstack/react-query';
import { writtenAnswersQuery } from '../../api/written-answers';
import { WrittenQuestions } from '../../ui/content/questions/written-questions';

/** What visitors asked about a product, with our answers; nothing while there is none. */
export function ReviewQuestions({ productId }: { productId: number }) {
  const { data: answers = [] } = useQuery(writtenAnswersQuery(productId));
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-3 text-xl">
        Questions
      </h2>
      <WrittenQuestions answers={answers} />
    </section>
  );
}
