import { linkWarnings } from '../../../lib/links';
import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import { capsuleShells, LAST_PLACEMENT } from '@astaguide/contracts/catalog/product';
import type { FieldLayout } from '../../../ui/form/contract-field';
import type { TypedItem } from '../../../ui/form/contract-form';
import type { FormSection } from '../../../ui/form/form-sections';
import type { ProductFormValues } from './product-form';
import { RankField } from './ranking/rank-field';
import { SlugField } from './slug-field';

interface FieldGroup extends FormSection<ProductFormValues> {
  note?: string;
}

const offerFields: FieldLayout<TypedItem>[] = [
  { name: 'retailer', label: 'Retailer' },
  { name: 'link', label: 'Link', type: 'url', warn: linkWarnings, isWide: true },
  { name: 'country', label: 'Country', hint: 'Two letters, e.g. AT; empty for all', letters: 'upper' },
  { name: 'language', label: 'Language', hint: 'Two letters, e.g. de; empty for all', letters: 'lower' },
  { name: 'price', label: 'Price', type: 'number', step: '0.01', min: '0', inputMode: 'decimal' },
  { name: 'currency', label: 'Currency', hint: 'e.g. EUR', letters: 'upper' },
  { name: 'checkedOn', label: 'Price checked on', type: 'date' },
  { name: 'inStock', label: 'In stock' },
];

/** All fields of a product, in sections, in the order of the form: the required ones are first. */
export const productGroups: FieldGroup[] = [
  {
    title: 'Needed to publish',
    note: 'All ten are required. Everything below is optional.',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'brand', label: 'Brand' },
      { name: 'price', label: 'Price', hint: 'In US dollars', type: 'number', step: '0.01', min: '0' },
      { name: 'rating', label: 'Rating', hint: '1 to 5', type: 'number', step: '0.1', min: '1', max: '5' },
      { name: 'potency', label: 'Potency', hint: 'Per serving, with unit, e.g. 12mg' },
      {
        name: 'source',
        label: 'Source',
        hint: 'Hawaiian, Icelandic, Japanese, Natural or another origin',
        suggestions: ['Hawaiian', 'Icelandic', 'Japanese', 'Natural'],
      },
      { name: 'bestFor', label: 'Best for', hint: 'e.g. Skin, eyes', isWide: true },
      {
        name: 'affiliateLink',
        label: 'Affiliate link',
        hint: `Add ${CLICK_ID} where your network expects a sub ID, to match sales to clicks.`,
        type: 'url',
        warn: linkWarnings,
        isWide: true,
      },
      { name: 'imageUrl', label: 'Image URL', picture: 'square', isWide: true },
      { name: 'description', label: 'Description', rows: 4, isWide: true },
    ],
  },
  {
    title: 'Basics',
    note: 'Shown on cards and at the top of the review.',
    fields: [
      { name: 'badge', label: 'Badge', hint: 'Shown next to the rank, e.g. Best Value' },
      { name: 'category', label: 'Category' },
      { name: 'ageRange', label: 'Age range', hint: 'e.g. 18+' },
      { name: 'keywords', label: 'Keywords', hint: 'Comma-separated' },
    ],
  },
  {
    title: 'Facts',
    note: 'Used for comparison and filters.',
    fields: [
      {
        name: 'servings',
        label: 'Servings per pack',
        hint: 'Servings, not softgels: 60 softgels taken two at a time make 30. Used for cost per mg and per day.',
      },
      {
        name: 'form',
        label: 'Form',
        hint: 'e.g. Softgel',
        suggestions: ['Softgel', 'Capsule', 'Powder', 'Liquid'],
      },
      {
        name: 'capsule',
        label: 'Capsule',
        hint: 'What the shell is made of',
        options: capsuleShells,
        placeholder: 'Not stated',
      },
      { name: 'allergens', label: 'Allergens', hint: 'As on the label, e.g. Fish, soy. None if it says so.' },
      { name: 'features', label: 'Features', hint: 'One per line.' },
      { name: 'benefits', label: 'Benefits', hint: 'One per line. Cards show the first four.' },
    ],
  },
  {
    title: 'Verdict',
    note: 'Shown first on the review.',
    fields: [
      { name: 'verdict', label: 'Verdict', hint: 'One or two sentences.', rows: 3, isWide: true },
      { name: 'notFor', label: 'Not for', hint: 'Who should choose another product', isWide: true },
    ],
  },
  {
    title: 'Test',
    note: 'Independent lab tests only. Adds to the score.',
    fields: [
      { name: 'testedBy', label: 'Laboratory' },
      { name: 'testedBatch', label: 'Batch' },
      { name: 'testedOn', label: 'Date of the certificate', type: 'date' },
      {
        name: 'measuredMg',
        label: 'Measured amount',
        hint: 'Milligrams of astaxanthin per serving',
        type: 'number',
        step: '0.01',
        min: '0',
      },
      { name: 'certificateUrl', label: 'Link to the certificate', type: 'url', isWide: true },
    ],
  },
  {
    title: 'Price and stock',
    fields: [
      {
        name: 'priceCheckedOn',
        label: 'Price checked on',
        hint: 'Shown beside the price. Set to today when you change the price.',
        type: 'date',
      },
      { name: 'reviewCount', label: 'Review count' },
      { name: 'inStock', label: 'In stock', hint: 'When off, the review shows “Out of stock”.' },
    ],
  },
  {
    title: 'Placement',
    note: `1 is best, up to ${LAST_PLACEMENT}. Unranked products come last.`,
    fields: [
      { name: 'placement', label: 'Rank', isWide: true, Control: RankField },
      { name: 'featured', label: 'Featured' },
      {
        name: 'isTopRanked',
        label: 'Top Ranked (Exit Banner)',
        hint: 'Shown in the exit banner',
      },
    ],
  },
  {
    title: 'More links',
    note: 'Used by the buy buttons. Visitors get the link for their language, if set.',
    fields: [
      { name: 'affiliateLinkDe', label: 'German link', type: 'url', warn: linkWarnings },
      { name: 'affiliateLinkEs', label: 'Spanish link', type: 'url', warn: linkWarnings },
      { name: 'affiliateLinkNl', label: 'Dutch link', type: 'url', warn: linkWarnings },
      { name: 'affiliateLinkPl', label: 'Polish link', type: 'url', warn: linkWarnings },
      {
        name: 'offers',
        label: 'Other retailers',
        hint: 'Listed on the review. Shown by country or language. Offers for everyone are used if the main link breaks, top first.',
        isWide: true,
        items: { noun: 'offer', add: 'Add an offer', fields: offerFields },
      },
    ],
  },
  {
    title: 'Coupon',
    note: 'Shown on the review when a code is set.',
    fields: [
      { name: 'couponCode', label: 'Coupon code' },
      { name: 'couponDiscount', label: 'Coupon discount', hint: 'e.g. 15%' },
      { name: 'couponEndsOn', label: 'Coupon ends on', hint: 'The last day it is shown', type: 'date' },
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
        hint: 'Shown below the product facts.',
        isHtml: true,
        isWide: true,
      },
    ],
  },
];

export const productFields = productGroups.flatMap(({ fields }) => fields);
