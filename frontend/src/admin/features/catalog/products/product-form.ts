import { productInputSchema, type Product } from '@astaguide/contracts/catalog/product';
import { productSlug } from '@astaguide/contracts/lib/slug';
import { contractForm } from '../../../ui/form/contract-form';

export const productForm = contractForm(productInputSchema);
export type ProductFormValues = typeof productForm.empty;

/** The product as it would be after saving, for the preview; the values may be invalid. */
export function previewOf(values: ProductFormValues, id: number): Product {
  const typed = {
    ...productForm.inputOf(values),
    id,
    brokenLinks: [],
    name: values.name.trim() || 'Untitled product',
    slug: values.slug.trim() || productSlug(values),
  };
  return typed as Product;
}
