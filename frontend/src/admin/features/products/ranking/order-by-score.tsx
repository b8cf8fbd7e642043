import { useMutation, useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../../api/products';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { rankByScoreMutation } from '../../../api/owner-products';
import { toastFailure } from '../../../api/toast-outcome';

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
      onError: (error) => toastFailure('Failed to save the ranking', error),
    });
  return (
    <Button look="quiet" disabled={isPending} onClick={onClick}>
      Order by score
    </Button>
  );
}
