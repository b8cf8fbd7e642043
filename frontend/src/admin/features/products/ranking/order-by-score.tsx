import { useMutation, useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../../api/products';
import { toast } from '../../../../lib/toast-store';
import { buttonStyle } from '../../../../ui/button-style';
import { failureText } from '../../../api/failure-text';
import { rankByScoreMutation } from '../../../api/owner-products';

/** Lets the score order the products; says so where it does. */
export function OrderByScore({ onOrdered }: { onOrdered: () => void }) {
  const { data: ranking } = useQuery(rankingQuery);
  const { mutate: order, isPending } = useMutation(rankByScoreMutation);
  if (!ranking) return null;
  if (ranking.scoreVersion !== null)
    return (
      <p className="self-center text-sm text-muted">
        Ordered by score, version {ranking.scoreVersion}. Moving a product ends this.
      </p>
    );
  const onClick = () =>
    order(undefined, {
      onSuccess: () => {
        onOrdered();
        toast({
          title: 'Ordered by score',
          description: 'The order follows the score until you move a product.',
        });
      },
      onError: (error) =>
        toast({
          title: 'Failed to save the ranking',
          description: failureText(error),
          variant: 'destructive',
        }),
    });
  return (
    <button type="button" className={buttonStyle('quiet')} disabled={isPending} onClick={onClick}>
      Order by score
    </button>
  );
}
