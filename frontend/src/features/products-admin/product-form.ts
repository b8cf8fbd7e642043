import { productInputSchema, type Product, type ProductInput } from '@astaguide/contracts/product';
import { productSlug } from '@astaguide/contracts/slug';
import { zodResolver } from '../../lib/zod-resolver';

/** The fields as they are typed: texts and switches. */
export interface ProductFormValues {
  name: string;
  brand: string;
  description: string;
  imageUrl: string;
  badge: string;
  category: string;
  ageRange: string;
  keywords: string;
  potency: string;
  source: string;
  bestFor: string;
  /** One per line. */
  features: string;
  /** One per line. */
  benefits: string;
  price: string;
  rating: string;
  reviewCount: string;
  inStock: boolean;
  placement: string;
  featured: boolean;
  isTopRanked: boolean;
  affiliateLink: string;
  affiliateLinkDe: string;
  affiliateLinkEs: string;
  affiliateLinkNl: string;
  affiliateLinkPl: string;
  couponCode: string;
  couponDescription: string;
  couponDiscount: string;
  slug: string;
  htmlContent: string;
  /** The version that the edit began from; kept with what is typed, so that a restored draft is told of later edits. */
  version: number | null;
}

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
export function valuesOf(product: Product): ProductFormValues {
  const { id: _id, features, benefits, reviewCount, placement, ...fields } = product;
  return {
    ...textsOf(fields),
    reviewCount: String(reviewCount),
    placement: placement === null ? '' : String(placement),
    features: features.join('\n'),
    benefits: benefits.join('\n'),
  };
}

/** What is sent to the server. Not checked yet: see `productResolver`. */
export function inputOf(values: ProductFormValues): ProductInput {
  const { features, benefits, reviewCount, placement, slug, version, ...fields } = values;
  return {
    ...fields,
    features: linesOf(features),
    benefits: linesOf(benefits),
    reviewCount: Number(reviewCount),
    placement: placement === '' ? null : Number(placement),
    ...(slug.trim() !== '' && { slug }),
    ...(version !== null && { version }),
  };
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
  const { features, benefits, reviewCount, placement, slug, version, ...fields } = values;
  return {
    ...fields,
    id,
    name: values.name.trim() || 'Product without a name',
    slug: slug.trim() || productSlug(values),
    features: linesOf(features),
    benefits: linesOf(benefits),
    reviewCount: Number(reviewCount),
    placement: placement === '' ? null : Number(placement),
    version: version ?? 0,
  };
}

/** The lines that say something. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

type Texts<Fields> = { [Key in keyof Fields]: null extends Fields[Key] ? string : Fields[Key] };

/** Null is an empty field. */
function textsOf<Fields extends object>(fields: Fields): Texts<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value ?? '']),
  ) as Texts<Fields>;
}
