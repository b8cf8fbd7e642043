import type { Product } from '@astaguide/contracts/catalog/product';

/** A capsule in the site's spelling: the catalog stores 'Gelatine'. */
export const capsuleText = (capsule: Product['capsule']) => (capsule === 'Gelatine' ? 'Gelatin' : capsule);
