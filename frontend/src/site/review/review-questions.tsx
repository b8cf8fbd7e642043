import { useQuery } from '@tanstack/react-query';
import { writtenAnswersQuery } from '../../api/written-answers';
import { WrittenQuestions } from '../../ui/content/questions/written-questions';
import { ReviewSection } from './parts/review-section';

/** What visitors asked about a product, with our answers; nothing while there is none. */
export function ReviewQuestions({ productId }: { productId: number }) {
  const { data: answers = [] } = useQuery(writtenAnswersQuery(productId));
  if (answers.length === 0) return null;
  return (
    <ReviewSection id="questions" heading="Questions">
      <div className="mt-3">
        <WrittenQuestions answers={answers} />
      </div>
    </ReviewSection>
  );
}
