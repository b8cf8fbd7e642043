import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerProductsQuery } from '../../../../api/owner-products';
import { ContractField, type FieldLayout } from '../../../../ui/form/contract-field';
import { productForm, type ProductFormValues } from '../product-form';

/** The rank, with a warning if another product has it. */
export function RankField({ field }: { field: FieldLayout<ProductFormValues> }) {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const placement = useWatch<ProductFormValues, 'placement'>({ name: 'placement' });
  const { slug } = useFormContext<ProductFormValues>().formState.defaultValues ?? {};
  const holders = products.filter(
    (product) => product.placement === Number(placement) && product.slug !== slug,
  );
  return (
    <div className="sm:col-span-2">
      <div className="max-w-40">
        <ContractField form={productForm} field={field} />
      </div>
      <p role="status" className="mt-1.5 text-sm text-warn empty:hidden">
        {holders.length > 0 &&
          `Rank ${placement} is already used by ${holders.map(({ name }) => name).join(', ')}. If you save, they will share it.`}
      </p>
    </div>
  );
}
