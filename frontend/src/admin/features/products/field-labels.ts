import type { ProductFormValues } from './product-form';

/** What each field is called, in the order of the form. */
export const fieldLabels: Record<Exclude<keyof ProductFormValues, 'version'>, string> = {
  name: 'Name',
  brand: 'Brand',
  description: 'Description',
  imageUrl: 'Image URL',
  badge: 'Badge',
  category: 'Category',
  ageRange: 'Age range',
  keywords: 'Keywords',
  potency: 'Potency',
  servings: 'Servings per pack',
  source: 'Source',
  bestFor: 'Best for',
  features: 'Features',
  benefits: 'Benefits',
  price: 'Price',
  rating: 'Rating',
  reviewCount: 'Review count',
  inStock: 'In stock',
  placement: 'Rank',
  featured: 'Featured',
  isTopRanked: 'Top Ranked (Exit Banner)',
  affiliateLink: 'Affiliate link',
  affiliateLinkDe: 'German link',
  affiliateLinkEs: 'Spanish link',
  affiliateLinkNl: 'Dutch link',
  affiliateLinkPl: 'Polish link',
  couponCode: 'Coupon code',
  couponDescription: 'Coupon description',
  couponDiscount: 'Coupon discount',
  slug: 'Slug',
  htmlContent: 'Page content',
};

export const fieldNames = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];
