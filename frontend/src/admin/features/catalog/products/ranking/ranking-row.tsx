import type { Product } from '@astaguide/contracts/catalog/product';
import { useSortable } from '@dnd-kit/react/sortable';
import { useState, type FormEvent } from 'react';
import { classNames } from '../../../../../lib/class-names';
import { MenuIcon } from '../../../../../ui/icons';
import { ProductPicture } from '../../../../../ui/product/product-picture';

interface RankingRowProps {
  product: Product;
  index: number;
  /** Number of ranked products. */
  count: number;
  /** Moves the row to an index. */
  onMove: (to: number) => void;
}

export function RankingRow({ product, index, count, onMove }: RankingRowProps) {
  const { id, name, brand, imageUrl } = product;
  // The id contains the name, because it is announced while the row is moved.
  const { ref, handleRef, isDragging } = useSortable({ id: `${name}, product ${id}`, index });
  return (
    <li
      ref={ref}
      className={classNames(
        'flex items-center gap-2 border-b border-line bg-paper py-3 sm:gap-4',
        isDragging && 'opacity-80 shadow-lg shadow-ink/10',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={`Move ${name}, rank ${index + 1} of ${count}`}
        className="grid size-11 shrink-0 max-sm:-ml-3 cursor-grab touch-none place-items-center rounded-sm text-muted hover:text-ink"
      >
        <MenuIcon />
      </button>
      <RankInput key={index} rank={index + 1} count={count} name={name} onRank={(rank) => onMove(rank - 1)} />
      <ProductPicture src={imageUrl} name="" className="size-12 shrink-0 rounded-sm border border-line" />
      <div className="min-w-0 grow">
        <h3 className="font-sans text-sm font-semibold break-words">{name}</h3>
        <p className="text-xs text-muted">{brand}</p>
      </div>
    </li>
  );
}

interface RankInputProps {
  rank: number;
  count: number;
  name: string;
  onRank: (rank: number) => void;
}

/** The rank as a number, applied on Enter and on blur; invalid input is reset. */
function RankInput({ rank, count, name, onRank }: RankInputProps) {
  const [text, setText] = useState(String(rank));
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    const asked = Number(text);
    if (!Number.isInteger(asked) || asked < 1) return setText(String(rank));
    setText(String(Math.min(asked, count)));
    if (asked !== rank) onRank(Math.min(asked, count));
  };
  return (
    <form onSubmit={apply}>
      <input
        type="number"
        min={1}
        max={count}
        aria-label={`Rank of ${name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => apply()}
        className="min-h-11 w-16 max-sm:w-12 max-sm:px-0 rounded-sm border border-edge bg-surface px-2 text-center text-base tabular-nums"
      />
    </form>
  );
}
