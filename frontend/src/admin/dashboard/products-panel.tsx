import { ProductsTab } from '../features/products/products-tab';
import { ProductPreview } from './product-preview';

/** The products tab with the preview of review pages. It connects two features that do not import each other. */
export default function ProductsPanel() {
  return <ProductsTab Preview={ProductPreview} />;
}
