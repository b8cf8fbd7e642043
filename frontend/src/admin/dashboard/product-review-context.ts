import type { Product } from '@astaguide/contracts/catalog/product';
import { createContext, type ReactNode } from 'react';

/** Draws the site's review page of a product. The app hands it in: the dashboard knows no part of the site. */
export const ProductReviewContext = createContext<(product: Product) => ReactNode>(() => null);
