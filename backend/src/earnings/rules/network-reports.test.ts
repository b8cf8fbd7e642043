import type { ConversionMapping } from '@astaguide/contracts/earnings/conversion-import';
import { networkReport, networkReports, type NetworkReport } from '@astaguide/testbed/network-reports';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { guessMapping, type Guess } from './guess-mapping';
import { readReport } from './read-report';
import { missingOf, readSales, type ReadSales } from './read-sales';

const clicks = Array.from({ length: 5 }, (_, place) => `0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0${place}`);

async function read({ file, chosen }: NetworkReport): Promise<{
  guess: Guess;
  mapping: ConversionMapping;
  sales: ReadSales;
  rows: number;
  totalLines: number;
}> {
  const report = await readReport(networkReport(file, clicks));
  const guess = await guessMapping(report, (ids) =>
    Promise.resolve(new Set(ids.filter((id) => clicks.includes(id)))),
  );
  const mapping = {
    ...guess.mapping,
    currency: chosen?.currency ?? guess.mapping.currency,
    states: { ...guess.mapping.states, ...chosen?.states },
  };
  expect(missingOf(report, mapping)).toEqual([]);
  return {
    guess,
    mapping,
    sales: readSales(report, mapping),
    rows: report.rows.length,
    totalLines: report.totalLines,
  };
}

const units = (text: string) =>
  BigInt(text.replace('.', '')) * 10n ** BigInt(4 - (text.split('.')[1] ?? '').length);

/** The exact sums of sales and commissions by state and currency. */
function totalsOf({ sales }: ReadSales) {
  const totals: Record<string, [bigint, bigint]> = {};
  for (const { state, currency, commissionCurrency, amount, commission } of sales) {
    const key = `${state} ${currency === commissionCurrency ? currency : `${currency}/${commissionCurrency}`}`;
    const total = (totals[key] ??= [0n, 0n]);
    total[0] += units(amount);
    total[1] += units(commission ?? '0.0000');
  }
  return totals;
}

describe.each(networkReports.map((report) => [report.file, report] as const))('%s', (_file, expected) => {
  it('is read to the cent, with its clicks', async () => {
    const { guess, sales, rows, totalLines } = await read(expected);
    const totals = Object.entries(expected.totals).map(([key, money]) => [key, money!.map(units)]);
    expect(sales.refused).toEqual([]);
    expect(totalsOf(sales)).toEqual(Object.fromEntries(totals));
    expect(sales.leftOut).toHaveLength(expected.leftOut ?? 0);
    expect(totalLines).toBe(expected.totalLines ?? 0);
    expect(sales.sales.length + sales.leftOut.length).toBe(rows);
    expect(guess.network).toBe(expected.network);
    const found = sales.sales.filter(({ clickId }) => clickId !== null);
    expect(found).toHaveLength(expected.clicks);
    expect(clicks).toEqual(expect.arrayContaining(found.map(({ clickId }) => clickId)));
  });

  it('leaves open what an owner has to choose, and nothing else', async () => {
    const report = await readReport(networkReport(expected.file, clicks));
    const guess = await guessMapping(report, () => Promise.resolve(new Set<string>()));
    expect(missingOf(report, guess.mapping)).toEqual(expected.chosen?.currency ? ['currency'] : []);
    const unknown =
      guess.mapping.columns.state === null ? [] : guess.unknownWords[guess.mapping.columns.state];
    expect(unknown).toEqual(Object.keys(expected.chosen?.states ?? {}));
  });
});

/** What the values cannot tell: codes, words with another meaning, and a currency that the report never names. */
const presetStates = {
  'awin-transactions.csv': { '0': 'pending', '1': 'confirmed', '2': 'reversed' },
  'partnerize.csv': { mixed: 'pending' },
} as const;

describe('without the presets of networks', () => {
  it.each(networkReports.map((report) => [report.file, report] as const))(
    '%s is read the same, in any order of its columns',
    async (file, { totals, chosen }) => {
      const report = await readReport(networkReport(file, clicks));
      const random = new SeededRandom(54);
      for (let turn = 0; turn < 10; turn++) {
        let order = report.headings.map((_heading, column) => column);
        if (turn > 0)
          order = order
            .map((column) => ({ column, place: random.fraction() }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ column }) => column);
        const shuffled = {
          ...report,
          headings: order.map((column) => report.headings[column]!),
          rows: report.rows.map(({ line, cells }) => ({
            line,
            cells: order.map((column) => cells[column] ?? ''),
          })),
        };
        const { mapping } = await guessMapping(shuffled, (ids) => Promise.resolve(new Set(ids)), []);
        const states = { ...presetStates[file as keyof typeof presetStates], ...chosen?.states };
        const sales = readSales(shuffled, {
          ...mapping,
          states,
          currency: mapping.currency ?? chosen?.currency ?? (file === 'shareasale.csv' ? 'USD' : null),
        });
        expect([turn, shuffled.headings, totalsOf(sales)]).toEqual([
          turn,
          shuffled.headings,
          Object.fromEntries(Object.entries(totals).map(([key, money]) => [key, money!.map(units)])),
        ]);
      }
    },
  );
});
