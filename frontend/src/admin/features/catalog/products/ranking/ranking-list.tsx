import { rankingQuery } from '../../../../../api/products';
import { useAction } from '../../../../api/use-action';
import { LAST_PLACEMENT, type Product } from '@astaguide/contracts/catalog/product';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rankProductsMutation, rankByScoreMutation } from '../../../../api/owner-products';
import { Button } from '../../../../../ui/button';
import { toastFailure } from '../../../../lib/failure';
import { moved, rankedProducts } from './ranking';
import { RankingRow } from './ranking-row';

interface RankingListProps {
  products: readonly Product[];
  onDone: () => void;
}

/** Reorders the ranked products: by drag, by keyboard, or by number. Each change is saved at once. */
export default function RankingList({ products, onDone }: RankingListProps) {
  const { mutate: rank } = useMutation(rankProductsMutation);
  // After a failed save, rows that were dragged are not where React expects them; remounting corrects this.
  const [attempt, setAttempt] = useState(0);
  const ranked = rankedProducts(products);

  const save = (ids: number[]) =>
    rank(ids.slice(0, LAST_PLACEMENT), {
      onError: (error) => {
        setAttempt((count) => count + 1);
        toastFailure('Failed to save the ranking', error);
      },
    });
  const move = (from: number, to: number) => {
    if (from !== to) save(moved(ranked, from, to).map(({ id }) => id));
  };
  const onDragEnd = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
  };
  return (
    <section aria-labelledby="ranking">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="ranking" className="text-lg">
            Ranking
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Drag products by the handle, or enter a rank. Keyboard: Space to pick up, arrow keys to move,
            Space to drop. Changes save automatically and are listed with their date on the public page “How
            we rank”.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <OrderByScore onOrdered={() => setAttempt((count) => count + 1)} />
          <Button look="primary" onClick={onDone}>
            Done
          </Button>
        </div>
      </header>
      {ranked.length > LAST_PLACEMENT && (
        <p role="note" className="mt-4 text-sm text-warn">
          More than {LAST_PLACEMENT} products have a rank. If you change the order, only the first{' '}
          {LAST_PLACEMENT} keep one.
        </p>
      )}
      <DragDropProvider key={attempt} onDragEnd={onDragEnd}>
        <ol aria-label="Ranked products" className="mt-5">
          {ranked.map((product, index) => (
            <RankingRow
              key={product.id}
              product={product}
              index={index}
              count={ranked.length}
              onMove={(to) => move(index, to)}
            />
          ))}
        </ol>
      </DragDropProvider>
    </section>
  );
}

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
