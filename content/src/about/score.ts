/** The parts of the score, and what each looks at. Points and limits are in the rules of its version. */
export const scorePartTexts = {
  dose: {
    label: 'Dose',
    basis:
      'Milligrams per serving as the label states them. Most points are for 4 to 8 mg: what most trials cited here used, up to the amount that EFSA assessed. More milligrams do not earn more.',
  },
  cost: {
    label: 'Cost per mg',
    basis: 'The price of the pack divided by all the milligrams in it.',
  },
  testing: {
    label: 'Independent test',
    basis:
      'A laboratory that is independent of the maker, named by the owner, and whether it found what the label states. We run no tests ourselves.',
  },
  origin: {
    label: 'Origin',
    basis: 'Whether the source names a place. “Natural” alone names none.',
  },
  label: {
    label: 'Label',
    basis:
      'Whether servings, form, capsule and allergens are stated. What the capsule is made of is no part of it.',
  },
  rating: {
    label: 'Reader rating',
    basis: 'The stars that the retailer lists, less for few reviews. We have not checked those reviews.',
  },
} as const;

export const scoreNote =
  'What is not entered in our catalog counts as unknown and gives no points, though the product may have it. Commission is no part of the score.';

/** Why a rank changed. */
export const rankChangeTexts = {
  'moved-by-owner': 'The owner changed the order by hand',
  'ordered-by-score': 'The owner ordered the list by score',
  'new-product': 'New product',
  removed: 'Removed from the list',
  'price-changed': 'Its price changed, and with it its score',
  'facts-changed': 'Its facts or rating changed, and with them its score',
  'other-product-changed': 'Another product moved',
  'score-version': 'A new version of the score',
} as const;
