/** What a price is checked against: `GET /api/products`. */
export interface ListedProduct {
  name: string;
  brand: string;
  slug: string;
  price: string;
  potency: string;
  servings: number | null;
}

/** An amount of dollars or cents, and what it is said to buy: a milligram, a day, or the pack. */
const amounts = /(\$ ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?¢)(?: (per mg|je mg|por mg)| (a day|am Tag|al día))?/g;
/** Amounts that say what is asked for, and are no product's price. */
const limits = /(?:at most|höchstens|como máximo) \$[\d.]+/g;
/** Of coupons, as the catalog words them. */
const discounts = /(?:code|Code|código) .+$/gm;

/**
 * The prices an answer states that are not those of the catalog. A line that names products may state only
 * their prices.
 */
export function wrongPrices(answer: string, products: readonly ListedProduct[]): string[] {
  return answer
    .replace(limits, '')
    .replace(discounts, '')
    .split('\n')
    .flatMap((line) => {
      const named = products.filter(({ name, brand }) => line.includes(name) && line.includes(brand));
      const allowed = named.length > 0 ? named : products;
      return [...line.matchAll(amounts)]
        .filter(([, amount, perMg, perDay]) => {
          const stated = perMg ? costPerMg : perDay ? costPerDay : ({ price }: ListedProduct) => `$${price}`;
          return !allowed.some((product) => amount === stated(product));
        })
        .map(([found]) => `${found} in '${line}'`);
    });
}

/** '4.2¢': a tenth of a cent below ten. No answer states what is not known. */
function costPerMg({ price, potency, servings }: ListedProduct): string {
  if (servings === null) return 'no cost per mg';
  const cents = (100 * Number(price)) / (servings * Number.parseFloat(potency));
  return `${halfUp(cents, cents < 9.95 ? 1 : 0)}¢`;
}

function costPerDay({ price, servings }: ListedProduct): string {
  return servings === null ? 'no cost per day' : `$${halfUp(Number(price) / servings, 2)}`;
}

/** Of 0.575, 0.58: as the decimal stands, not the binary fraction nearest to it. */
function halfUp(value: number, places: number): string {
  return (value + 1e-9).toFixed(places);
}
