import { LAST_PLACEMENT, type Product } from '@astaguide/contracts/catalog/product';
import { useWatch } from 'react-hook-form';
import { TextInput } from './form-controls';
import type { ProductFormValues } from './product-form';
import { holdersOf } from './ranking';

interface RankFieldProps {
  id: number | undefined;
  products: readonly Product[];
  className: string;
}

/** The rank, with a warning where another product holds it already. */
export function RankField({ id, products, className }: RankFieldProps) {
  const placement = useWatch<ProductFormValues, 'placement'>({ name: 'placement' });
  const holders = placement === '' ? [] : holdersOf(Number(placement), products, id);
  return (
    <div className={className}>
      <TextInput name="placement" type="number" step="1" min="1" max={LAST_PLACEMENT} inputMode="numeric" />
      <p role="status" className="mt-1.5 text-sm text-accent-strong empty:hidden">
        {holders.length > 0 &&
          `Rank ${placement} is held by ${holders.map(({ name }) => name).join(', ')}. Saved like this, they share it until one is changed.`}
      </p>
    </div>
  );
}
