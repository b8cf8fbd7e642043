import { advantagesOver, doseAgainstAssessed, notForWhom, type AdvisedProduct } from './advice';

const product: AdvisedProduct = {
  potency: '12mg',
  price: '30.00',
  servings: 60,
  source: 'Hawaiian',
  capsule: null,
  allergens: null,
  testedBy: null,
  rating: '4.6',
  reviewCount: 10,
  inStock: true,
};
const notFor = (changes: Partial<AdvisedProduct>, said: string | null = null) =>
  notForWhom({ ...product, potency: '6mg', ...changes, notFor: said });
const advantages = (changes: Partial<AdvisedProduct>, of: Partial<AdvisedProduct> = {}) =>
  advantagesOver({ ...product, ...of }, { ...product, ...changes });

describe('a product is not for', () => {
  it('lists the groups that the owner names first', () =>
    expect(notFor({ capsule: 'Gelatine' }, 'Beginners')).toEqual([
      'Beginners',
      'Vegetarians and vegans: the shell is gelatin',
    ]));

  it('lists people who want no more than EFSA assessed, if it has more', () => {
    expect(notFor({ potency: '8mg' })).toEqual([]);
    expect(notFor({ potency: '8.5mg' })).toEqual([
      'Anyone who wants to stay within the 8 mg a day that EFSA assessed',
    ]);
  });

  it('lists people who must avoid what the label names', () => {
    expect(notFor({ allergens: 'Fish' })).toEqual([
      'Anyone who must avoid these allergens on the label: Fish',
    ]);
    expect(notFor({ allergens: 'None declared' })).toEqual([]);
  });

  it('lists no group where nothing is known', () => expect(notFor({ potency: 'varies' })).toEqual([]));
});

describe('another product is better', () => {
  it.each<[string, Partial<AdvisedProduct>, Partial<AdvisedProduct>]>([
    ['costs less per mg: 3.8¢ against 4.2¢', { price: '27.00' }, {}],
    ['stays within the 8 mg a day that EFSA assessed', { potency: '6mg', price: '99.00' }, {}],
    ['names a laboratory that tested it', { testedBy: 'A laboratory' }, {}],
    ['has a vegan capsule', { capsule: 'Vegan' }, { capsule: 'Gelatine' }],
    ['names the place it comes from', {}, { source: 'Natural' }],
    ['is rated higher at the retailer: 4.8 against 4.6', { rating: '4.8' }, {}],
    ['is in stock', {}, { inStock: false }],
  ])('if it %s', (reason, changes, of) => expect(advantages(changes, of)).toEqual([reason]));

  it.each<[string, Partial<AdvisedProduct>]>([
    ['costs nearly the same', { price: '29.90' }],
    ['is hardly rated higher', { rating: '4.7' }],
    ['has a rating without reviews', { rating: '5.0', reviewCount: 0 }],
    ['is worse', { price: '60.00', rating: '3.0', source: 'Natural', inStock: false }],
    ['has no stated amount', { potency: 'varies' }],
  ])('in nothing if it %s', (_what, changes) => expect(advantages(changes)).toEqual([]));
});

it.each([
  ['6mg', '75% of the 8 mg a day'],
  ['8mg', '100% of the 8 mg a day'],
  ['12mg', '150% of the 8 mg a day'],
  ['varies', undefined],
])('a dose of %s is compared with what EFSA assessed', (potency, text) =>
  expect(doseAgainstAssessed({ potency })).toBe(text),
);
