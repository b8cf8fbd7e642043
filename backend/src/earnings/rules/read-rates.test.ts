import { InvalidInputError } from '../../http/errors';
import { readRates } from './read-rates';

const problemsOf = async (text: string): Promise<string[]> => {
  try {
    await readRates(Buffer.from(text));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    expect(new Set(error.errors.map(({ path }) => path))).toEqual(new Set(['rates']));
    return error.errors.map(({ message }) => message);
  }
};

const EUR = { currency: 'EUR', validFrom: '2026-01-01', rate: '1.0825' };
const GBP = { currency: 'GBP', validFrom: '2026-01-01', rate: '1.25' };

test.each([
  ['commas', 'currency,validFrom,rate\nEUR,2026-01-01,1.0825\nGBP,2026-01-01,1.25\n'],
  ['semicolons and decimal commas', 'currency;validFrom;rate\nEUR;2026-01-01;1,0825\nGBP;2026-01-01;1,25'],
  [
    'other columns, another order and other spellings',
    '\uFEFFRate,Note,Valid from,CURRENCY\r\n1.25,"a, b",2026-01-01,gbp\r\n\r\n1.0825,,2026-01-01,eur\r\n',
  ],
])('rates are read from a file with %s', async (_what, text) => {
  expect(await readRates(Buffer.from(text))).toEqual([EUR, GBP]);
});

test('every bad line is named with its column and what is wrong', async () => {
  const lines = [
    'currency,validFrom,rate',
    'EUR,2026-01-01,1.08',
    'euro,2026-01-01,1.08',
    'EUR,2026-02-30,1.08',
    'EUR,1999-12-31,1.08',
    'EUR,2026-01-02,0',
    'USD,2026-01-02,1',
    'EUR,2026-01-03',
    'EUR,2026-01-01,1.09',
  ];
  expect(await problemsOf(lines.join('\n'))).toEqual([
    'Line 3, currency “euro”: Enter a currency code such as EUR',
    'Line 4, validFrom “2026-02-30”: Enter a date such as 2026-01-31, from 2000 on',
    'Line 5, validFrom “1999-12-31”: Enter a date such as 2026-01-31, from 2000 on',
    'Line 6, rate “0”: Enter a rate such as 1.0825',
    'Line 7, currency “USD”: Rates are in US dollars: USD needs no rate',
    'Line 8, rate “”: Enter a rate such as 1.0825',
    'Line 9: line 2 has a rate of EUR from 2026-01-01 as well',
  ]);
});

test('of many bad lines the first are named', async () => {
  const problems = await problemsOf(`currency,validFrom,rate\n${'EUR,never,1\n'.repeat(50)}`);
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('And 30 more bad lines');
});

test.each([
  ['currency,rate\nEUR,1\n', 'Line 1: there is no column validFrom'],
  ['a,b\nEUR,1\n', 'Line 1: there is no column currency and no column validFrom and no column rate'],
  ['EUR,2026-01-01\nEUR,1\n', 'No line with column names was found. Export the report with its header line.'],
  ['currency,validFrom,rate\n', 'The file has no rows below the header.'],
])('a file without the columns or rows is refused: %j', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem]);
});
