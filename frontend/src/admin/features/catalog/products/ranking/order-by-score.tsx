import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../../../api/products';
import { Button } from '../../../../../ui/button';
import { rankByScoreMutation } from '../../../../api/owner-products';
import { useAction } from '../../../../api/use-action';

/** Lets the score order the products; says so where it does. */
export function OrderByScore({ onOrdered }: { onOrdered: () => void }) {
  const { data: ranking } = useQuery(rankingQuery);
  const [order, isPending] = useAction(rankByScoreMutation, {
    done: 'Ordered by score',
    detail: 'The order follows the score until you move a product.',
    failed: 'Failed to save the ranking',
  });
  if (!ranking) return null;
  if (ranking.scoreVersion !== null)
    return (
      <p className="self-center text-sm text-muted">
        Ordered by score, version {ranking.scoreVersion}. Moving a product ends this.
      </p>
    );
  const onClick = async () => {
    if (await order()) onOrdered();
  };
  return (
    <Button look="quiet" disabled={isPending} onClick={() => void onClick()}>
      Order by score
    </Button>
  );
}
