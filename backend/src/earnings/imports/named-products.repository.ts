import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { ProductAlias } from '@astaguide/database/entities/earnings/product-alias.entity';
import type { EntityManager } from 'typeorm';
import type { NamedProduct } from '../rules/match-product';

export function findProducts(manager: EntityManager): Promise<NamedProduct[]> {
  return manager.find(Product, { select: { id: true, slug: true, name: true, brand: true } });
}

/** Product ids by the retailer's names of products. */
export async function findAliases(manager: EntityManager, retailerKey: string): Promise<Map<string, number>> {
  const aliases = await manager.findBy(ProductAlias, { retailerKey });
  return new Map(aliases.map(({ productKey, productId }) => [productKey, productId]));
}
