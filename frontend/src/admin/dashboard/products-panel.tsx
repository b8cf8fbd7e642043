import { ProductsTab } from '../features/products/products-tab';
import { ProductPreview } from './product-preview';

/** The products with the preview of their review pages: two features that do not know each other. */
export default function ProductsPanel() {
  return <ProductsTab Preview={ProductPreview} />;
}
