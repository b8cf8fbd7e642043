import type { Product } from '@astaguide/contracts/catalog/product';
import { createContext, type ComponentType } from 'react';

/** The site's review page of a product, which the app hands in: the dashboard knows no part of the site. */
export const ProductReviewContext = createContext<ComponentType<{ product: Product }>>(() => null);
