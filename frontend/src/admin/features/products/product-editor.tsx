import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { refreshProducts, saveProductMutation } from '../../api/owner-products';
import { saveForm } from '../../api/save-refusal';
import { Button } from '../../../ui/button';
import { EditorDialog } from '../../ui/form/editor-dialog';
import { ProductFields } from './product-fields';
import { previewOf, productForm, type ProductFormValues } from './product-form';
import { productFields } from './product-form-fields';
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
  const outcome = {
    ...(product
      ? { done: 'Product updated successfully', failed: 'Failed to update product' }
      : { done: 'Product created successfully', failed: 'Failed to create product' }),
    pageOf: ({ slug }: Product) => `/review/${slug}`,
  };
  return (
    <EditorDialog
      title={product ? `Edit ${product.name}` : 'Add product'}
      what="product"
      contract={productForm}
      fields={productFields}
      stored={product}
      draftKey={`product:${product?.id ?? 'new'}`}
      onSave={async (input, form) => {
        const saving = save({ id: product?.id, input });
        const result = await saveForm(saving, form, productFields, outcome);
        if (result === 'saved' && !product) onCreated((await saving).id);
        return result;
      }}
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
