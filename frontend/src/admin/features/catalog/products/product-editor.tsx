import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { refreshProducts, saveProductMutation } from '../../../api/owner-products';
import { Button } from '../../../../ui/button';
import { ContractFields } from '../../../ui/form/contract-field';
import { EditorDialog } from '../../../ui/form/editor-dialog';
import { previewOf, productForm, type ProductFormValues } from './product-form';
import { productFields, productGroups } from './product-form-fields';
import { ProductPlacesList } from './product-places';

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
      stored={product}
      draftKey={`product:${product?.id ?? 'new'}`}
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

/** The fields of a product, in groups. On wide screens a group's name is beside its fields. */
function ProductFields() {
  return productGroups.map(({ title, note, fields }) => (
    <fieldset
      key={title}
      className="min-w-0 border-b border-line py-7 first:pt-2 last:border-0 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-x-10"
    >
      <div className="mb-4">
        {/* Browsers position a legend in a special way; a box inside it follows the grid. */}
        <legend className="contents">
          <span className="font-display text-lg font-semibold">{title}</span>
        </legend>
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <ContractFields form={productForm} fields={fields} />
      </div>
    </fieldset>
  ));
}
