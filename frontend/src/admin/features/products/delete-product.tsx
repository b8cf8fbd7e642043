import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation } from '@tanstack/react-query';
import { deleteProductMutation } from '../../api/owner-products';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toastOutcome } from '../../api/toast-outcome';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const { mutateAsync: deleteProduct } = useMutation(deleteProductMutation);
  const onConfirm = async () => {
    const isDone = await toastOutcome(deleteProduct(product.id), {
      done: 'Product deleted successfully',
      failed: 'Failed to delete product',
    });
    if (isDone) onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this product?"
      action="Delete product"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        <strong className="text-ink">{product.name}</strong> and its review will be removed. Past clicks stay
        in your reports. This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
