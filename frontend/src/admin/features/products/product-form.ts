import { productInputSchema, type Product, type ProductInput } from '@astaguide/contracts/catalog/product';
import { productSlug } from '@astaguide/contracts/values/slug';
import { zodResolver } from '../../lib/zod-resolver';

type OwnerFields = Omit<Product, 'id' | 'version'>;

/** The fields as they are typed: switches, and texts; a list has one line each. */
export type ProductFormValues = {
  [Field in keyof OwnerFields]: OwnerFields[Field] extends boolean ? boolean : string;
} & {
  /** The version that the edit began from; kept with what is typed, so that a restored draft is told of later edits. */
  version: number | null;
};

/** An empty form. */
export const newProductValues: ProductFormValues = {
  name: '',
  brand: '',
  description: '',
  imageUrl: '',
  badge: '',
  category: '',
  ageRange: '',
  keywords: '',
  potency: '',
  servings: '',
  source: '',
  bestFor: '',
  features: '',
  benefits: '',
  price: '',
  rating: '',
  reviewCount: '0',
  inStock: true,
  placement: '',
  featured: false,
  isTopRanked: false,
  affiliateLink: '',
  affiliateLinkDe: '',
  affiliateLinkEs: '',
  affiliateLinkNl: '',
  affiliateLinkPl: '',
  couponCode: '',
  couponDescription: '',
  couponDiscount: '',
  slug: '',
  htmlContent: '',
  version: null,
};

/** A form filled with a product. */
export function valuesOf({ id: _id, version, ...fields }: Product): ProductFormValues {
  const typed = Object.entries(fields).map(([field, value]) => [field, typedOf(value)]);
  return { ...(Object.fromEntries(typed) as Omit<ProductFormValues, 'version'>), version };
}

/** What is sent to the server. Not checked yet: see `productResolver`. */
export function inputOf(values: ProductFormValues): ProductInput {
  const { slug, version, ...fields } = enteredIn(values);
  return { ...fields, ...(slug.trim() !== '' && { slug }), ...(version !== null && { version }) };
}

/** The contract's rules. A line of a list answers for the whole list. */
export const productResolver = zodResolver<ProductInput, ProductFormValues>({
  safeParse: (values) => {
    const result = productInputSchema.safeParse(inputOf(values as ProductFormValues));
    if (result.success) return result;
    const issues = result.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) }));
    return { success: false, error: { issues } };
  },
});

/** The product as a visitor would see it were it saved now, whether or not it could be. */
export function previewOf(values: ProductFormValues, id: number): Product {
  const { slug, version, ...fields } = enteredIn(values);
  return {
    ...fields,
    id,
    name: values.name.trim() || 'Product without a name',
    slug: slug.trim() || productSlug(values),
    version: version ?? 0,
  };
}

/** Lists and numbers as such; what is left empty and may be is null. */
function enteredIn(values: ProductFormValues) {
  return {
    ...values,
    features: linesOf(values.features),
    benefits: linesOf(values.benefits),
    reviewCount: Number(values.reviewCount),
    servings: numberOf(values.servings),
    placement: numberOf(values.placement),
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** The lines that say something. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Null is an empty field. */
function typedOf(value: OwnerFields[keyof OwnerFields]): string | boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
