import type { Product } from '@astaguide/contracts/catalog/product';

const labelFacts = ['form', 'testedBy'] as const;

/** A column that not every catalog has values for; the form includes what the capsule is made of. */
export type LabelFact = (typeof labelFacts)[number];

/** The facts that at least one product has. */
export function knownFacts(products: readonly Pick<Product, LabelFact | 'capsule'>[]): readonly LabelFact[] {
  return labelFacts.filter((fact) =>
    products.some((product) => product[fact] !== null || (fact === 'form' && product.capsule !== null)),
  );
}
