import { rankChanges, type RankedProduct } from './rank-changes';

const product = (placement: number | null, changes: Partial<RankedProduct> = {}): RankedProduct => ({
  placement,
  potency: '6mg',
  price: '20.00',
  servings: 60,
  source: 'Hawaiian',
  form: null,
  capsule: null,
  allergens: null,
  testedBy: null,
  measuredMg: null,
  rating: '4.0',
  reviewCount: 5,
  ...changes,
});

const reasons = (before: [number, RankedProduct][], after: [number, RankedProduct][], isByScore: boolean) =>
  rankChanges(new Map(before), new Map(after), isByScore).map(
    ({ productId, fromRank, toRank, reason }) => `${productId}: ${fromRank} to ${toRank}, ${reason}`,
  );

test('lists each rank that changed, and no other', () => {
  expect(
    reasons(
      [
        [1, product(1)],
        [2, product(2)],
        [3, product(null)],
        [4, product(4)],
      ],
      [
        [1, product(2)],
        [2, product(1)],
        [3, product(3)],
        [4, product(4, { price: '9.00' })],
      ],
      false,
    ),
  ).toEqual(['1: 1 to 2, moved-by-owner', '2: 2 to 1, moved-by-owner', '3: null to 3, moved-by-owner']);
});

test.each([true, false])('a product that comes or goes has its own reason (by score: %s)', (isByScore) => {
  expect(
    reasons(
      [
        [1, product(1)],
        [5, product(null)],
      ],
      [
        [3, product(1)],
        [4, product(null)],
      ],
      isByScore,
    ),
  ).toEqual(['1: 1 to null, removed', '3: null to 1, new-product']);
});

test('by score, what changed of the product is the reason, or else that another one did', () => {
  expect(
    reasons(
      [
        [1, product(1)],
        [2, product(2)],
        [3, product(3)],
      ],
      [
        [1, product(3)],
        [2, product(1, { price: '10.00', rating: '4.5' })],
        [3, product(2, { testedBy: 'A laboratory' })],
      ],
      true,
    ),
  ).toEqual(['1: 1 to 3, other-product-changed', '2: 2 to 1, price-changed', '3: 3 to 2, facts-changed']);
});
