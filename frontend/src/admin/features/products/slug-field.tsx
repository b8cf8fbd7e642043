import { productSlug } from '@astaguide/contracts/values/slug';
import { useWatch } from 'react-hook-form';
import { TextInput } from './form-controls';
import type { ProductFormValues } from './product-form';

/** The slug, with the one that is made from name and brand while the field is empty. */
export function SlugField({ className }: { className: string }) {
  const [name, brand, slug] = useWatch<ProductFormValues, ['name', 'brand', 'slug']>({
    name: ['name', 'brand', 'slug'],
  });
  const generated = productSlug({ name, brand });
  return (
    <TextInput
      name="slug"
      className={className}
      placeholder={generated}
      hint={
        slug.trim() === ''
          ? `Left empty, it is made from name and brand: /review/${generated || '…'}`
          : `The review page stands at /review/${slug.trim()}`
      }
    />
  );
}
