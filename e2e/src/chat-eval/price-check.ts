/** What a price is checked against: `GET /api/products`. */
export interface ListedProduct {
  name: string;
  brand: string;
  slug: string;
  price: string;
  potency: string;
}

/** A dollar amount, and what stands right after it. */
const amounts = /\$ ?(\d+(?:[.,]\d+)?)( per mg| je mg| por mg)?/g;
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
        .filter(
          ([, amount, perMg]) =>
            !allowed.some((product) => amount === (perMg ? costPerMg(product) : product.price)),
        )
        .map(([found]) => `${found} in '${line}'`);
    });
}

function costPerMg({ price, potency }: ListedProduct): string {
  return (Number(price) / Number.parseFloat(potency)).toFixed(2);
}
