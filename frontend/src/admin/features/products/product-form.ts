import { productInputSchema, type Product } from '@astaguide/contracts/catalog/product';
import { productSlug } from '@astaguide/contracts/values/slug';
import { contractForm } from '../../ui/form/contract-form';

export const productForm = contractForm(productInputSchema);
export type ProductFormValues = typeof productForm.empty;

/** The product as a visitor would see it if it were saved now, whether or not it could be. */
export function previewOf(values: ProductFormValues, id: number): Product {
  const typed = {
    ...productForm.inputOf(values),
    id,
    name: values.name.trim() || 'Product without a name',
    slug: values.slug.trim() || productSlug(values),
  };
  return typed as Product;
}
