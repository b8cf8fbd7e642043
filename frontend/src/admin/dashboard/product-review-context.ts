import type { Product } from '@astaguide/contracts/catalog/product';
import { createContext, type ReactNode } from 'react';

/** Renders the site's review page of a product. Provided by the app, because the dashboard must not import the site. */
export const ProductReviewContext = createContext<(product: Product) => ReactNode>(() => null);
