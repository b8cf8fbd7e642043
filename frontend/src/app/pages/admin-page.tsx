import { lazy } from 'react';
import '../../admin/admin.css';
import AdminShell from '../../admin/dashboard/admin-shell';
import { ProductReviewContext } from '../../admin/ui/contexts';

const ProductReview = lazy(async () => {
  const review = await import('../../site/review/product-review');
  return { default: review.ProductReview };
});

/** The owner's dashboard, with the site's review page for previews. */
export default function AdminPage() {
  return (
    <ProductReviewContext value={(product) => <ProductReview product={product} />}>
      <AdminShell />
    </ProductReviewContext>
  );
}
