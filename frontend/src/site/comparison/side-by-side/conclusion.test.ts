import { betterValues, conclusion, type JudgedProduct } from './conclusion';

const product = (name: string, changes: Partial<JudgedProduct> = {}): JudgedProduct => ({
  name,
  potency: '12mg',
  price: '30.00',
  servings: 60,
  source: 'Hawaiian',
  capsule: null,
  testedBy: null,
  rating: '4.6',
  reviewCount: 10,
  inStock: true,
  ...changes,
});

test('each product is recommended for what it leads in, with the figures', () => {
  const products = [
    product('Tide', { price: '27.00' }),
    product('Geyser', { testedBy: 'A laboratory', rating: '4.9', price: '33.00' }),
  ];
  expect(conclusion(products)).toEqual([
    { name: 'Tide', reasons: ['the lower cost: 3.8¢ vs 4.6¢ per mg'] },
    { name: 'Geyser', reasons: ['an independent test on record', 'the higher rating: 4.9 vs 4.6'] },
  ]);
  expect([...betterValues(products)].map(([fact, { index, mark }]) => [fact, index, mark])).toEqual([
    ['Cost per mg', 0, 'lower'],
    ['Cost per day', 0, 'lower'],
    ['Tested by', 1, 'tested'],
    ['Rating', 1, 'higher'],
  ]);
});

test.each<[string, Partial<JudgedProduct>]>([
  ['nearly the same cost', { price: '29.50' }],
  ['hardly a better rating', { rating: '4.7' }],
  ['a rating without reviews', { rating: '5.0', reviewCount: 0 }],
  ['an unknown amount', { potency: 'varies', servings: null }],
])('%s leads in nothing', (_, changes) => {
  const products = [product('Tide'), product('Geyser', changes)];
  expect([...betterValues(products)]).toEqual([]);
  expect(conclusion(products)).toEqual([]);
});

test('of several that share the best value none leads', () =>
  expect([
    ...betterValues([
      product('One', { capsule: 'Vegan' }),
      product('Other', { capsule: 'Vegan' }),
      product('Third'),
    ]),
  ]).toEqual([]));

test('the dose that EFSA assessed and stock decide where others have neither', () =>
  expect(
    conclusion([product('Small', { potency: '6mg', price: '15.00' }), product('Strong', { inStock: false })]),
  ).toEqual([
    {
      name: 'Small',
      reasons: [
        'being in stock',
        'the lower cost a day: $0.25 vs $0.50',
        'a dose within the 8 mg a day that EFSA assessed',
      ],
    },
  ]));
