import { ASSESSED_MG } from '../../lib/catalog/product-texts';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { costPerMilligram, formatSmallPrice } from '@astaguide/contracts/catalog/unit-price';

/** Smaller differences do not count as an advantage. */
const CHEAPER = 0.95;
const BETTER_RATED = 0.2;

export type AdvisedProduct = Pick<
  Product,
  | 'potency'
  | 'price'
  | 'servings'
  | 'source'
  | 'capsule'
  | 'allergens'
  | 'testedBy'
  | 'rating'
  | 'reviewCount'
  | 'inStock'
>;

/** Who should choose another product: what the owner says, then what follows from the label. */
export function notForWhom(product: AdvisedProduct & Pick<Product, 'notFor'>): string[] {
  const { notFor, capsule, allergens } = product;
  return [
    notFor,
    isAboveAssessed(product) && 'Anyone who wants to stay within the 8 mg a day that EFSA assessed',
    capsule === 'Gelatine' && 'Vegetarians and vegans: the shell is gelatin',
    hasAllergens(product) && `Anyone who must avoid these allergens on the label: ${allergens}`,
  ].filter(isSaid);
}

/** What speaks for another product: only facts on which it is better. */
export function advantagesOver(product: AdvisedProduct, other: AdvisedProduct): string[] {
  const [perMg, otherPerMg] = [costPerMilligram(product), costPerMilligram(other)];
  const isCheaper = perMg !== undefined && otherPerMg !== undefined && otherPerMg <= perMg * CHEAPER;
  const areRated = product.reviewCount > 0 && other.reviewCount > 0;
  // In tenths, as they are entered: 4.8 - 4.6 is less than 0.2 in binary.
  const better = Math.round((Number(other.rating) - Number(product.rating)) * 10) / 10;
  return [
    other.inStock && !product.inStock && 'is in stock',
    isCheaper && `costs less per mg: ${formatSmallPrice(otherPerMg)} against ${formatSmallPrice(perMg)}`,
    isAboveAssessed(product) && isWithinAssessed(other) && 'stays within the 8 mg a day that EFSA assessed',
    other.testedBy && !product.testedBy && 'names a laboratory that tested it',
    other.capsule === 'Vegan' && product.capsule !== 'Vegan' && 'has a vegan capsule',
    isUnnamed(product) && !isUnnamed(other) && 'names the place it comes from',
    areRated &&
      better >= BETTER_RATED &&
      `is rated higher at the retailer: ${other.rating} against ${product.rating}`,
  ].filter(isSaid);
}

const isSaid = (text: string | false | null): text is string => Boolean(text);

/** The dose next to the amount that EFSA assessed; undefined if the label states none. */
export function doseAgainstAssessed({ potency }: Pick<Product, 'potency'>): string | undefined {
  const amount = potencyMilligrams(potency);
  if (!amount) return undefined;
  return `${Math.round((amount / ASSESSED_MG) * 100)}% of the ${ASSESSED_MG} mg a day`;
}

function isAboveAssessed({ potency }: Pick<Product, 'potency'>): boolean {
  return (potencyMilligrams(potency) ?? 0) > ASSESSED_MG;
}

function isWithinAssessed({ potency }: Pick<Product, 'potency'>): boolean {
  const amount = potencyMilligrams(potency);
  return amount !== undefined && amount <= ASSESSED_MG;
}

function hasAllergens({ allergens }: Pick<Product, 'allergens'>): boolean {
  return allergens !== null && !/^none\b/i.test(allergens);
}

function isUnnamed({ source }: Pick<Product, 'source'>): boolean {
  return source.trim().toLowerCase() === 'natural';
}
