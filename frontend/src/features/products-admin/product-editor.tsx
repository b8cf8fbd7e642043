import type { Product, ProductInput } from '@astaguide/contracts/product';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { failureText } from '../../api/failure-text';
import { saveProductMutation } from '../../api/owner-products';
import { otherEdit, refusedFields } from '../../api/save-refusal';
import { buttonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog/dialog';
import { ConflictDialog } from '../../ui/form/conflict-dialog';
import { DraftNotice } from '../../ui/form/draft-notice';
import { useFormDraft } from '../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { ImagePicker } from '../../ui/image-picker';
import { toast } from '../../lib/toast-store';
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

/** The form of a product, in a dialog. It keeps what is typed until it is saved or given up. */
export function ProductEditor({ product, products, onPreview, onClose }: ProductEditorProps) {
  const formId = useId();
  // What the form began with; a refetched list must not change it under the owner's hands.
  const [loaded] = useState(() => (product ? valuesOf(product) : newProductValues));
  const form = useForm<ProductFormValues, unknown, ProductInput>({
    resolver: productResolver,
    defaultValues: loaded,
  });
  const { handleSubmit, reset, setValue, setError, getValues, formState } = form;
  const { mutateAsync: save } = useMutation(saveProductMutation);
  const draft = useFormDraft(`product:${product?.id ?? 'new'}`, form);
  const { ask, dialog: leaveQuestion } = useLeaveGuard(formState.isDirty, draft.clear);
  const [theirs, setTheirs] = useState<Product>();
  const [isPicking, setIsPicking] = useState(false);

  const submit = handleSubmit(async (input) => {
    try {
      await save({ id: product?.id, input });
    } catch (error) {
      const current = otherEdit<Product>(error);
      if (current) return setTheirs(current);
      const refused = refusedFields(error, fieldNames);
      refused.forEach(({ field, message }, index) =>
        setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
      );
      if (refused.length > 0) return;
      toast({
        title: product ? 'Failed to update product' : 'Failed to create product',
        description: failureText(error),
        variant: 'destructive',
      });
      return;
    }
    toast({ title: product ? 'Product updated successfully' : 'Product created successfully' });
    draft.clear();
    onClose();
  });
  const cancel = () => ask(onClose);
  const keepMine = (current: Product) => {
    setTheirs(undefined);
    setValue('version', current.version);
    void submit();
  };
  const takeTheirs = (current: Product) => {
    setTheirs(undefined);
    reset(valuesOf(current));
    draft.clear();
  };

  return (
    <>
      <Dialog
        open
        isLarge
        onClose={cancel}
        title={product ? `Edit ${product.name}` : 'Add product'}
        footer={
          <>
            <button
              type="button"
              className={buttonStyle('quiet', 'mr-auto')}
              onClick={() => onPreview(previewOf(getValues(), product?.id ?? 0))}
            >
              Preview
            </button>
            <button type="button" className={buttonStyle('quiet')} onClick={cancel}>
              Cancel
            </button>
            <button
              type="submit"
              form={formId}
              className={buttonStyle('primary')}
              disabled={formState.isSubmitting}
            >
              {formState.isSubmitting ? 'Saving…' : 'Save'}
            </button>
          </>
        }
      >
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <ProductFields id={product?.id} products={products} onPickImage={() => setIsPicking(true)} />
          </form>
        </FormProvider>
      </Dialog>
      {isPicking && (
        <ImagePicker
          onPick={(url) => {
            setValue('imageUrl', url, { shouldDirty: true, shouldValidate: formState.isSubmitted });
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      {theirs && (
        <ConflictDialog
          what="product"
          differences={differencesOf(getValues(), valuesOf(theirs))}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
      {leaveQuestion}
    </>
  );
}
