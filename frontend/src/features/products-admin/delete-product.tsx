import type { Product } from '@astaguide/contracts/product';
import { useMutation } from '@tanstack/react-query';
import { deleteProductMutation } from '../../api/owner-products';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toast } from '../../ui/toast-store';
import { failureText } from '../../api/failure-text';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const { mutateAsync: deleteProduct, isPending } = useMutation(deleteProductMutation);
  const onConfirm = async () => {
    try {
      await deleteProduct(product.id);
      toast({ title: 'Product deleted successfully' });
      onDeleted();
    } catch (error) {
      toast({
        title: 'Failed to delete product',
        description: failureText(error),
        variant: 'destructive',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this product?"
      action="Delete product"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      <p>
        <strong className="text-ink">{product.name}</strong> disappears from the site, and its review page
        with it. The clicks counted for it stay in the figures. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
