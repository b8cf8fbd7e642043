import type { Product } from '@astaguide/contracts/product';
import { queryOptions } from '@tanstack/react-query';

/** Every product of the catalog. */
export const productsQuery = queryOptions<Product[]>({ queryKey: ['/api/products'] });
