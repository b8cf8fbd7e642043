import type { Product } from '@astaguide/contracts/catalog/product';

export type DietProduct = Pick<Product, 'capsule' | 'allergens'>;

/** How labels name an allergen. */
const allergenWords: Readonly<Record<string, readonly string[]>> = {
  fish: ['fish', 'fish gelatine', 'fish gelatin', 'fish oil'],
  shellfish: ['shellfish', 'crustacean', 'crustaceans', 'mollusc', 'molluscs', 'mollusks', 'shrimp', 'krill'],
  milk: ['milk', 'dairy', 'lactose'],
  eggs: ['egg', 'eggs'],
  nuts: ['nuts', 'tree nuts', 'peanut', 'peanuts', 'almond', 'almonds', 'hazelnuts', 'walnuts'],
  gluten: ['gluten', 'wheat', 'barley', 'rye', 'oats'],
  soy: ['soy', 'soya', 'soybean', 'soybeans', 'soy lecithin', 'soya lecithin'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphites: ['sulphites', 'sulfites'],
};

const allergenNames = Object.keys(allergenWords);

const VEGAN = 'Vegan capsule';
const NO_ALLERGENS = 'No allergens';
const without = (allergen: string) => `No ${allergen}`;

/** The values that are always offered, then those without an allergen that a label in the catalog names. */
export function dietValues(products: readonly Pick<Product, 'allergens'>[]): string[] {
  const named = new Set(products.flatMap((product) => statedAllergens(product) ?? []));
  return [VEGAN, NO_ALLERGENS, ...[...named].toSorted().map(without)];
}

/** Whether the label states it. What is unknown never counts as a yes. */
export function suitsDiet(product: DietProduct, value: string): boolean {
  if (value === VEGAN) return product.capsule === 'Vegan';
  const stated = statedAllergens(product);
  if (!stated) return false;
  return value === NO_ALLERGENS ? stated.length === 0 : !stated.some((name) => without(name) === value);
}

/** The allergens on a label; undefined if it has no statement, or one with a word that is not known here. */
function statedAllergens({ allergens }: Pick<Product, 'allergens'>): string[] | undefined {
  if (allergens === null) return undefined;
  const words = allergens
    .toLowerCase()
    .split(/[,;&]|\band\b/)
    .map((word) => word.trim().replace(/\.$/, ''))
    .filter(Boolean);
  if (words.length === 1 && words[0] === 'none') return [];
  const names = words.map((word) => allergenNames.find((name) => allergenWords[name]!.includes(word)));
  return names.length === 0 || names.includes(undefined) ? undefined : (names as string[]);
}
