import type { Product, ProductInput } from '@astaguide/contracts/catalog/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { refreshProducts, saveProductMutation } from '../../api/owner-products';
import { saveForm } from '../../api/save-refusal';
import { buttonStyle } from '../../../ui/button-style';
import { EditorDialog } from '../../ui/form/editor-dialog';
import { ImagePicker } from '../../ui/image-picker';
import { fieldNames } from './field-labels';
import { differencesOf } from './product-differences';
import { ProductFields } from './product-fields';
import {
  newProductValues,
  previewOf,
  productResolver,
  valuesOf,
  type ProductFormValues,
} from './product-form';

interface ProductEditorProps {
  /** What is edited; undefined is a new product. */
  product: Product | undefined;
  /** The whole catalog, to tell of a rank that is taken. */
  products: readonly Product[];
  onPreview: (product: Product) => void;
  onClose: () => void;
}

/** The form of a product, in a dialog. */
export function ProductEditor({ product, products, onPreview, onClose }: ProductEditorProps) {
  const client = useQueryClient();
  // What the form began with; a refetched list must not change it under the owner's hands.
  const [loaded] = useState(() => (product ? valuesOf(product) : newProductValues));
  const form = useForm<ProductFormValues, unknown, ProductInput>({
    resolver: productResolver,
    defaultValues: loaded,
    shouldFocusError: false,
  });
  const { setValue, getValues, formState } = form;
  const { mutateAsync: save } = useMutation(saveProductMutation);
  const [isPicking, setIsPicking] = useState(false);
  const told = product
    ? { done: 'Product updated successfully', failed: 'Failed to update product' }
    : { done: 'Product created successfully', failed: 'Failed to create product' };

  return (
    <>
      <EditorDialog
        title={product ? `Edit ${product.name}` : 'Add product'}
        what="product"
        form={form}
        fieldNames={fieldNames}
        draftKey={`product:${product?.id ?? 'new'}`}
        valuesOf={valuesOf}
        differencesOf={differencesOf}
        onSave={(input) => saveForm(save({ id: product?.id, input }), form, fieldNames, told)}
        onTakeTheirs={() => void refreshProducts(client)}
        onClose={onClose}
        aside={
          <button
            type="button"
            className={buttonStyle('quiet', 'mr-auto')}
            onClick={() => onPreview(previewOf(getValues(), product?.id ?? 0))}
          >
            Preview
          </button>
        }
      >
        <ProductFields id={product?.id} products={products} onPickImage={() => setIsPicking(true)} />
      </EditorDialog>
      {isPicking && (
        <ImagePicker
          onPick={(url) => {
            setValue('imageUrl', url, { shouldDirty: true, shouldValidate: formState.isSubmitted });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
