import fc from 'fast-check';
import { correctedBy, identify, type KnownLine } from './identities';
import { nameKey } from './read-values';
import type { ReportedSale } from './reported-sale';

const sale = (different: Partial<ReportedSale>): ReportedSale => ({
  line: 2,
  day: '2026-04-03',
  moment: null,
  clickId: null,
  product: 'A',
  rowId: null,
  orderId: null,
  corrects: null,
  account: null,
  isAdjustment: false,
  amount: '10.0000',
  commission: null,
  currency: 'USD',
  commissionCurrency: 'USD',
  state: 'pending',
  paidOn: null,
  ...different,
});

/** What earlier reports said, as read from the database. */
const knownOf = (sales: ReturnType<typeof identify>['sales']): KnownLine[] =>
  sales.map(({ product, ...line }) => ({
    ...line,
    day: line.day!,
    corrects: correctedBy({ ...line, product }),
    calledAt: line.line === 0 ? (line.moment ?? line.day) : null,
    productKey: product && nameKey(product),
  }));

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
    rowId: fc.constantFrom(null, null, null, 'a', 'b', 'c'),
    orderId: fc.constantFrom(null, null, '1', '2', '3'),
    amount: fc.constantFrom('10.0000', '20.0000', '-10.0000', '-5.0000'),
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
      // The lines of an order are of one day, and their row ids are theirs alone.
      const dated = all.map((row, place) =>
        row.orderId === null
          ? { ...row, rowId: row.rowId && `${row.rowId}${row.day}${place}` }
          : { ...row, day: '2026-04-03', rowId: row.rowId && `${row.rowId}${place}` },
      );
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

it('counts each of several equal lines of an order, again as well', () => {
  const lines = [sale({ orderId: '1' }), sale({ orderId: '1', state: 'reversed', line: 3 })];
  const first = identify(lines, []);
  expect(first).toMatchObject({ sales: [{}, {}], repeated: [] });
  expect(reported(identify(lines, knownOf(first.sales)))).toEqual(reported(first));
});

describe('a row id', () => {
  it('identifies a line, whose most advanced state counts', () => {
    const { sales: found, repeated } = identify(
      [sale({ rowId: 'r' }), sale({ rowId: 'r', state: 'reversed', line: 3 })],
      [],
    );
    expect(found).toMatchObject([{ identity: 'id:r', state: 'reversed' }]);
    expect(repeated).toEqual([2]);
  });

  it('keeps two lines of one order and product apart', () => {
    const lines = [sale({ rowId: 'r', orderId: '1' }), sale({ rowId: 's', orderId: '1', line: 3 })];
    expect(identify(lines, []).sales).toHaveLength(2);
  });

  it('belongs to the sale that a postback reported by its order', () => {
    const first = identify([sale({ line: 0, orderId: '1', product: null })], []);
    const later = identify([sale({ rowId: 'r', orderId: '1' })], knownOf(first.sales));
    expect(later.sales[0]!.identity).toBe(first.sales[0]!.identity);
    const again = identify([sale({ line: 0, orderId: '1', product: null })], knownOf(later.sales));
    expect(again.sales[0]!.identity).toBe(first.sales[0]!.identity);
  });
});

describe('a correction', () => {
  const named = (line: ReturnType<typeof sale>) => identify([line], []).sales[0]!.identity;

  it.each([
    [{ amount: '-5.0000', orderId: '1' }, '1'],
    [{ amount: '-5.0000', orderId: '1', corrects: 'r' }, 'r'],
    [{ amount: '-5.0000', rowId: 'r' }, 'r'],
    [{ amount: '0.0000', commission: '-1.0000', orderId: '1' }, '1'],
    [{ amount: '5.0000', orderId: '1', corrects: 'r' }, 'r'],
    [{ amount: '5.0000', orderId: '1' }, null],
    [{ amount: '5.0000', rowId: 'r', corrects: 'r' }, null],
    [{ amount: '-5.0000' }, null],
  ])('%j corrects %s', (line, id) => expect(correctedBy(sale(line))).toBe(id));

  it('is a line beside its sale, also where both have one row id', () => {
    const lines = [sale({ rowId: 'r' }), sale({ rowId: 'r', amount: '-10.0000', line: 3 })];
    const identities = identify(lines, []).sales.map(({ identity }) => identity);
    expect(new Set(identities).size).toBe(2);
  });

  it('with an id of its own is known in another file and on another day', () => {
    const refund = { orderId: '1', rowId: 'refund', amount: '-5.0000' };
    expect(named(sale(refund))).toBe(named(sale({ ...refund, day: '2026-05-01', product: 'B' })));
  });

  it('without an id is known by its day and amount, or by its amount from a postback', () => {
    const refund = { orderId: '1', amount: '-5.0000' };
    const first = identify([sale(refund)], []);
    const of = (line: object) =>
      identify([sale({ ...refund, ...line })], knownOf(first.sales)).sales[0]!.identity;
    const { identity } = first.sales[0]!;
    expect(of({})).toBe(identity);
    expect(of({ line: 0, day: '2026-05-01' })).toBe(identity);
    expect(of({ line: 0, day: '2026-05-01', statedTime: '2026-05-01' })).toBe(identity);
    expect(of({ day: '2026-05-01' })).not.toBe(identity);
    expect(of({ amount: '-6.0000' })).not.toBe(identity);
  });

  describe('of two postbacks without an id', () => {
    const [early, late] = ['2026-04-03T05:00:00.000Z', '2026-04-03T05:30:00.000Z'];
    const call = (statedTime: string | null) =>
      sale({ line: 0, orderId: '1', amount: '-5.0000', moment: statedTime ?? late, statedTime });
    /** The identities of calls in sequence. */
    const named = (...calls: ReportedSale[]) => {
      const known: KnownLine[] = [];
      return calls.map((one) => {
        const { sales: found } = identify([one], known);
        known.push(...knownOf(found));
        return found[0]!.identity;
      });
    };

    it.each([
      ['the same time', [early, early], 1],
      ['other times', [early, late], 2],
      ['other times, again', [early, late, late, early], 2],
      ['other days without a time', ['2026-04-03', '2026-04-04'], 2],
      ['no time, as in a retry', [null, null], 1],
      ['a time and none', [early, null], 1],
    ])('with %s', (_name, times, count) =>
      expect(new Set(named(...times.map((time) => call(time)))).size).toBe(count),
    );

    it('a retry is the one with its time', () => {
      const [first, second, third, fourth] = named(call(early), call(late), call(late), call(early));
      expect([third, fourth]).toEqual([second, first]);
    });

    it('a file lists both', () => {
      const { sales: first } = identify([call(early)], []);
      const known = [...knownOf(first), ...knownOf(identify([call(late)], knownOf(first)).sales)];
      const lines = [2, 3].map((line) => sale({ line, orderId: '1', amount: '-5.0000' }));
      const found = identify(lines, known).sales.map(({ identity }) => identity);
      expect(found.toSorted()).toEqual(known.map(({ identity }) => identity).toSorted());
    });
  });
});
