import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { refreshProducts, saveProductMutation } from '../../../api/owner-products';
import { Button } from '../../../../ui/button';
import { ContractFields } from '../../../ui/form/contract-field';
import { EditorDialog } from '../../../ui/form/editor-dialog';
import { sectionId } from '../../../ui/form/form-sections';
import { previewOf, productForm, type ProductFormValues } from './product-form';
import { productFields, productGroups } from './product-form-fields';
import { ProductPlacesList } from './product-places';
import { ProductPrices } from './product-prices';

interface ProductEditorProps {
  /** The product to edit; undefined for a new one. */
  product: Product | undefined;
  onPreview: (product: Product) => void;
  /** Called with the id of a product that was added. */
  onCreated: (id: number) => void;
  onClose: () => void;
}

/** The product form, in a dialog. */
export function ProductEditor({ product, onPreview, onCreated, onClose }: ProductEditorProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveProductMutation);
  return (
    <EditorDialog
      title={product ? `Edit ${product.name}` : 'Add product'}
      what="product"
      contract={productForm}
      fields={productFields}
      sections={productGroups}
      stored={product}
      draft={`product:${product?.id ?? 'new'}`}
      send={(input) => save({ id: product?.id, input })}
      done={product ? 'Product updated successfully' : 'Product created successfully'}
      failed={product ? 'Failed to update product' : 'Failed to create product'}
      pageOf={({ slug }) => `/review/${slug}`}
      onSaved={({ id }) => !product && onCreated(id)}
      onTakeTheirs={() => void refreshProducts(client)}
      onClose={onClose}
      aside={<PreviewButton onPreview={(values) => onPreview(previewOf(values, product?.id ?? 0))} />}
    >
      <ProductFields />
      {product && <ProductPrices product={product} />}
      {product && <ProductPlacesList id={product.id} />}
    </EditorDialog>
  );
}

function PreviewButton({ onPreview }: { onPreview: (values: ProductFormValues) => void }) {
  const { getValues } = useFormContext<ProductFormValues>();
  return (
    <Button look="quiet" className="mr-auto" onClick={() => onPreview(getValues())}>
      Preview
    </Button>
  );
}

/** The fields of a product, in sections. */
function ProductFields() {
  return productGroups.map((group) => (
    <fieldset
      key={group.title}
      id={sectionId(group)}
      className="min-w-0 scroll-mt-2 border-b border-line py-7 first:pt-2 last:border-0"
    >
      <div className="mb-4">
        {/* Browsers position a legend in a special way; a box inside it follows the grid. */}
        <legend className="contents">
          <span className="font-display text-lg font-semibold">{group.title}</span>
        </legend>
        {group.note && <p className="mt-1 text-xs text-muted">{group.note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <ContractFields form={productForm} fields={group.fields} />
      </div>
    </fieldset>
  ));
}
