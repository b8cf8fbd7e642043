import { productSlug } from '@astaguide/contracts/lib/slug';
import { useWatch } from 'react-hook-form';
import { ContractField, type FieldLayout } from '../../../ui/form/contract-field';
import { productForm, type ProductFormValues } from './product-form';

/** The slug; while it is empty, the one generated from name and brand is shown. */
export function SlugField({ field }: { field: FieldLayout<ProductFormValues> }) {
  const [name, brand, slug] = useWatch<ProductFormValues, ['name', 'brand', 'slug']>({
    name: ['name', 'brand', 'slug'],
  });
  const generated = productSlug({ name, brand });
  const hint =
    slug.trim() === ''
      ? `Leave blank to generate from name and brand: /review/${generated || '…'}`
      : `URL: /review/${slug.trim()}`;
  return <ContractField form={productForm} field={{ ...field, hint, placeholder: generated }} />;
}
