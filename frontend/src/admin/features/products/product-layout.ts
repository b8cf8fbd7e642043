import { CLICK_ID } from '../../../lib/tracker/click-id';
import { LAST_PLACEMENT } from '@astaguide/contracts/catalog/product';
import type { FieldLayout } from '../../ui/form/contract-field';
import type { ProductFormValues } from './product-form';
import { RankField } from './rank-field';
import { SlugField } from './slug-field';

interface FieldGroup {
  title: string;
  note?: string;
  fields: FieldLayout<ProductFormValues>[];
}

/** Every field of a product, in groups, in the order of the form. */
export const productGroups: FieldGroup[] = [
  {
    title: 'Basics',
    note: 'What cards, lists and the review page show first.',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'brand', label: 'Brand' },
      { name: 'description', label: 'Description', rows: 4, isWide: true },
      { name: 'imageUrl', label: 'Image URL', picture: 'square', isWide: true },
      { name: 'badge', label: 'Badge', hint: 'A short label beside the rank, such as ‘Best Value’.' },
      { name: 'category', label: 'Category' },
      { name: 'ageRange', label: 'Age range', hint: 'Such as ‘18+’.' },
      { name: 'keywords', label: 'Keywords', hint: 'Separated by commas.' },
    ],
  },
  {
    title: 'Facts',
    note: 'What visitors compare and filter by.',
    fields: [
      { name: 'potency', label: 'Potency', hint: 'Of one serving, with its unit, such as ‘12mg’.' },
      {
        name: 'servings',
        label: 'Servings per pack',
        hint: 'Servings, not softgels: 60 softgels taken two at a time are 30. The cost per mg and per day comes from it.',
      },
      {
        name: 'source',
        label: 'Source',
        hint: 'Hawaiian, Icelandic, Japanese, Natural, or another origin.',
        suggestions: ['Hawaiian', 'Icelandic', 'Japanese', 'Natural'],
      },
      { name: 'bestFor', label: 'Best for' },
      { name: 'features', label: 'Features', hint: 'One per line.' },
      { name: 'benefits', label: 'Benefits', hint: 'One per line. Cards show the first four.' },
    ],
  },
  {
    title: 'Price and rating',
    fields: [
      { name: 'price', label: 'Price', hint: 'US dollars.', type: 'number', step: '0.01', min: '0' },
      {
        name: 'rating',
        label: 'Rating',
        hint: 'From 1 to 5.',
        type: 'number',
        step: '0.1',
        min: '1',
        max: '5',
      },
      { name: 'reviewCount', label: 'Review count' },
      { name: 'inStock', label: 'In stock', hint: 'Off, the review page says that it is out of stock.' },
    ],
  },
  {
    title: 'Placement',
    note: `Ranks go from 1, the best, to ${LAST_PLACEMENT}. Without one a product stands last.`,
    fields: [
      { name: 'placement', label: 'Rank', isWide: true, Control: RankField },
      { name: 'featured', label: 'Featured' },
      {
        name: 'isTopRanked',
        label: 'Top Ranked (Exit Banner)',
        hint: 'The product that the exit banner offers.',
      },
    ],
  },
  {
    title: 'Links',
    note: 'Where the buy buttons lead. A visitor gets the link of their language where there is one.',
    fields: [
      {
        name: 'affiliateLink',
        label: 'Affiliate link',
        hint: `Where the network takes a sub id, write ${CLICK_ID}: each click puts its own id there, and the report can be matched to it.`,
        type: 'url',
        isWide: true,
      },
      { name: 'affiliateLinkDe', label: 'German link', type: 'url' },
      { name: 'affiliateLinkEs', label: 'Spanish link', type: 'url' },
      { name: 'affiliateLinkNl', label: 'Dutch link', type: 'url' },
      { name: 'affiliateLinkPl', label: 'Polish link', type: 'url' },
    ],
  },
  {
    title: 'Coupon',
    note: 'Shown on the review page when there is a code.',
    fields: [
      { name: 'couponCode', label: 'Coupon code' },
      { name: 'couponDiscount', label: 'Coupon discount', hint: 'Such as ‘15%’.' },
      { name: 'couponDescription', label: 'Coupon description', isWide: true },
    ],
  },
  {
    title: 'Page',
    fields: [
      { name: 'slug', label: 'Slug', isWide: true, Control: SlugField },
      {
        name: 'htmlContent',
        label: 'Page content',
        hint: 'Stands below the facts of the review page.',
        isHtml: true,
        isWide: true,
      },
    ],
  },
];

export const productFields = productGroups.flatMap(({ fields }) => fields);
