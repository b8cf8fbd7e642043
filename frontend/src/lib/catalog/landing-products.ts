import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';

type LandingProduct = Pick<Product, 'bestFor' | 'potency' | 'features' | 'benefits'>;

/** Products on a landing page. */
const MOST = 6;

/** Products for athletes, in the given order: selected by `bestFor`, a 12 mg serving, or their features. */
export function productsForAthletes<Listed extends LandingProduct>(products: readonly Listed[]): Listed[] {
  return products
    .filter(
      ({ bestFor, potency, features }) =>
        mentions([bestFor], ['athlete', 'exercise', 'performance']) ||
        potencyMilligrams(potency) === 12 ||
        mentions(features, ['bioavailable', 'absorption', 'muscle']),
    )
    .slice(0, MOST);
}

/** Products for eyes, in the given order; the first of the list if none is for eyes. */
export function productsForEyes<Listed extends LandingProduct>(products: readonly Listed[]): Listed[] {
  const matching = products.filter(
    ({ bestFor, benefits }) =>
      mentions([bestFor], ['eye', 'vision']) || mentions(benefits, ['eye', 'vision', 'macular', 'retina']),
  );
  return (matching.length > 0 ? matching : products).slice(0, MOST);
}

function mentions(texts: readonly string[], words: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return words.some((word) => text.includes(word));
}
