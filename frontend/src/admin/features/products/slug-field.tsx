import { productSlug } from '@astaguide/contracts/values/slug';
import { useWatch } from 'react-hook-form';
import { ContractField, type FieldLayout } from '../../ui/form/contract-field';
import { productForm, type ProductFormValues } from './product-form';

/** The slug, with the one that is made from name and brand while the field is empty. */
export function SlugField({ field }: { field: FieldLayout<ProductFormValues> }) {
  const [name, brand, slug] = useWatch<ProductFormValues, ['name', 'brand', 'slug']>({
    name: ['name', 'brand', 'slug'],
  });
  const generated = productSlug({ name, brand });
  const hint =
    slug.trim() === ''
      ? `Left empty, it is made from name and brand: /review/${generated || '…'}`
      : `The review page stands at /review/${slug.trim()}`;
  return <ContractField form={productForm} field={{ ...field, hint, placeholder: generated }} />;
}
