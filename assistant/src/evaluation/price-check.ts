/** The product data that prices are checked against. */
export interface ListedProduct {
  name: string;
  brand: string;
  slug: string;
  price: string;
  potency: string;
  servings: number | null;
}

/** An amount of dollars or cents, and its unit: per milligram, per day, or for the pack. */
const amounts = /(\$ ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?¢)(?: (per mg)| (a day))?/g;
/** Limits that repeat the question and are not prices of products. */
const limits = /(?:at most|at least|under|over) \$[\d.]+/g;
/** Coupon texts in the catalog's wording. */
const discounts = /code .+$/gm;

/**
 * The prices in an answer that are not in the catalog. A line that names products may contain only their prices, or those of
 * several packs.
 */
export function wrongPrices(answer: string, products: readonly ListedProduct[]): string[] {
  return answer
    .replace(limits, '')
    .replace(discounts, '')
    .split('\n')
    .flatMap((line) => {
      const named = products.filter(({ name, brand }) => line.includes(name) && line.includes(brand));
      const allowed = named.length > 0 ? named : products;
      const packs = Number(/^(\d+) packs of /.exec(line)?.[1] ?? 1);
      return [...line.matchAll(amounts)]
        .filter(([, amount, perMg, perDay]) => {
          const stated = perMg
            ? costPerMg
            : perDay
              ? costPerDay
              : ({ price }: ListedProduct) => `$${(packs * Number(price)).toFixed(2)}`;
          return !allowed.some((product) => amount === stated(product));
        })
        .map(([found]) => `${found} in '${line}'`);
    });
}

/** '4.2¢': one decimal below ten cents. Answers do not contain unknown prices. */
function costPerMg({ price, potency, servings }: ListedProduct): string {
  if (servings === null) return 'no cost per mg';
  const cents = (100 * Number(price)) / (servings * Number.parseFloat(potency));
  return `${halfUp(cents, cents < 9.95 ? 1 : 0)}¢`;
}

function costPerDay({ price, servings }: ListedProduct): string {
  return servings === null ? 'no cost per day' : `$${halfUp(Number(price) / servings, 2)}`;
}

/** Rounds the decimal half up, not its nearest binary fraction: 0.575 → 0.58. */
function halfUp(value: number, places: number): string {
  return (value + 1e-9).toFixed(places);
}
