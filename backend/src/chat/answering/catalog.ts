import { guideTopics, findProductFor } from '@astaguide/contracts/catalog/featured-product';
import { productsForAthletes, productsForEyes } from '@astaguide/contracts/catalog/landing-products';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { costPerMilligram } from '@astaguide/contracts/catalog/unit-price';
import type { Lead, Purpose } from './phrases/phrases';

const meantFor: Record<Purpose, readonly string[]> = {
  athletes: [...guideTopics.athletic, 'athlete', 'exercise'],
  eyes: [...guideTopics.eye, 'vision'],
  skin: guideTopics.skin,
  immune: ['immun'],
  beginners: ['beginner', 'starter'],
  heart: ['heart', 'cardio', 'cholesterol'],
  memory: ['memory', 'brain', 'cognit'],
};

/** The products for a purpose: those made for it first, each group in the order of the ranking. */
export function productsFor(purpose: Purpose, catalog: readonly Product[]): Product[] {
  const meant = catalog.filter((product) => findProductFor([product], meantFor[purpose]) !== undefined);
  const alsoListed =
    purpose === 'athletes'
      ? productsForAthletes(catalog)
      : purpose === 'eyes' && meant.length > 0
        ? productsForEyes(catalog)
        : [];
  return [...meant, ...alsoListed.filter((product) => !meant.includes(product))];
}

const orders: Record<Lead, (products: readonly Product[]) => Product[]> = {
  best: (products) => sortProducts(products, 'placement'),
  cheap: (products) => sortProducts(products, 'price-low'),
  dear: (products) => sortProducts(products, 'price-high'),
  strongest: (products) => sortProducts(products, 'potency'),
  weakest: (products) =>
    sortProducts(products, 'potency')
      .filter(({ potency }) => potencyMilligrams(potency) !== undefined)
      .toReversed(),
  bestRated: (products) => sortProducts(products, 'rating'),
  popular: (products) => sortProducts(products, 'popularity'),
  // Products of unknown cost come last, in the order of the ranking.
  value: (products) =>
    sortProducts(products, 'placement').toSorted(
      (one, other) =>
        (costPerMilligram(one) ?? Number.MAX_VALUE) - (costPerMilligram(other) ?? Number.MAX_VALUE),
    ),
};

/** Sorts products as a lead asks ('cheapest', 'strongest'). */
export function orderedBy(lead: Lead, products: readonly Product[]): Product[] {
  return orders[lead](products);
}

/** Whether a serving is above the 8 mg a day that EFSA assessed. */
export function isAboveAssessed({ potency }: Product, assessed: number): boolean {
  return (potencyMilligrams(potency) ?? 0) > assessed;
}
