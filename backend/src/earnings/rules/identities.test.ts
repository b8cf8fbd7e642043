import fc from 'fast-check';
import { identify, type LineRecord } from './identities';
import type { ReportedSale } from './read-row';
import { nameKey } from './read-values';

const sale = (different: Partial<ReportedSale>): ReportedSale => ({
  line: 2,
  day: '2026-04-03',
  moment: null,
  clickId: null,
  product: 'A',
  orderId: null,
  amount: '10.0000',
  commission: null,
  currency: 'USD',
  state: 'pending',
  ...different,
});

/** What earlier reports said, as read from the database. */
const knownOf = (sales: ReturnType<typeof identify>['sales']): LineRecord[] =>
  sales.flatMap(({ orderId, product, identity }) =>
    orderId === null ? [] : [{ orderId, productKey: product && nameKey(product), identity }],
  );

/** The facts of each sale, independent of its line and of how the line writes its product. */
const reported = ({ sales }: ReturnType<typeof identify>) =>
  Object.fromEntries(
    sales.map(({ line: _line, product, ...facts }) => [
      facts.identity,
      { ...facts, product: product && nameKey(product) },
    ]),
  );

const rows = fc.array(
  fc.record({
    day: fc.constantFrom('2026-04-03', '2026-04-04'),
    product: fc.constantFrom(null, 'A', 'B', 'a '),
    orderId: fc.constantFrom(null, null, '1', '2', '3'),
    amount: fc.constantFrom('10.0000', '20.0000'),
    commission: fc.constantFrom(null, '1.0000'),
    state: fc.constantFrom('pending' as const, 'confirmed' as const, 'reversed' as const),
  }),
  { maxLength: 12 },
);

const sales = rows.map((all) => all.map((row, index) => sale({ ...row, line: index + 2 })));

it('finds the same sales in any order of the rows', () => {
  fc.assert(
    fc.property(
      sales.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      ([all, shuffled]) => expect(reported(identify(shuffled, []))).toEqual(reported(identify(all, []))),
    ),
  );
});

it('finds no new sale in a second import', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const first = identify(all, []);
      expect(reported(identify(all, knownOf(first.sales)))).toEqual(reported(first));
    }),
  );
});

it('finds each sale once in files whose days overlap', () => {
  fc.assert(
    fc.property(sales, (all) => {
      // The lines of an order are of one day.
      const dated = all.map((row) => (row.orderId === null ? row : { ...row, day: '2026-04-03' }));
      const whole = identify(dated, []);
      const first = identify(
        dated.filter(({ day }) => day === '2026-04-03'),
        [],
      );
      const second = identify(dated, knownOf(first.sales));
      expect({ ...reported(first), ...reported(second) }).toEqual(reported(whole));
    }),
  );
});

it('gives every row a sale, or names it as a repetition', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const { sales: found, repeated } = identify(all, []);
      const lines = [...found.map(({ line }) => line), ...repeated];
      expect(lines.toSorted((a, b) => a - b)).toEqual(all.map(({ line }) => line));
      expect(new Set(found.map(({ identity }) => identity)).size).toBe(found.length);
    }),
  );
});

it('counts each of several equal rows without an order number', () =>
  expect(identify([sale({ line: 2 }), sale({ line: 3 })], []).sales).toHaveLength(2));

it('keeps the products of an order apart', () => {
  const { sales: found } = identify(
    [sale({ orderId: '1' }), sale({ orderId: '1', product: 'B', line: 3 })],
    [],
  );
  expect(new Set(found.map(({ identity }) => identity)).size).toBe(2);
});

it('knows a sale again that is called otherwise in a later report', () => {
  const first = identify([sale({ orderId: '1' })], []);
  const later = identify([sale({ orderId: '1', product: 'A, 60 softgels' })], knownOf(first.sales));
  expect(later.sales[0]!.identity).toBe(first.sales[0]!.identity);
});

it('knows a line again where a later report has only that line of its order', () => {
  const both = [sale({ orderId: '1' }), sale({ orderId: '1', product: 'B', line: 3 })];
  const first = identify(both, []);
  const later = identify([sale({ orderId: '1', product: 'B' })], knownOf(first.sales));
  expect(later.sales[0]!.identity).toBe(first.sales.find(({ product }) => product === 'B')!.identity);
});

it('counts the latest state of an order with two rows', () => {
  const { sales: found, repeated } = identify(
    [sale({ orderId: '1' }), sale({ orderId: '1', state: 'reversed', line: 3 })],
    [],
  );
  expect(found).toMatchObject([{ state: 'reversed', line: 3 }]);
  expect(repeated).toEqual([2]);
});
