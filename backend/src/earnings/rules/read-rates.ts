import { exchangeRateInputSchema, type ExchangeRate } from '@astaguide/contracts/earnings/exchange-rate';
import { InvalidInputError } from '../../http/errors';
import { readReport } from './read-report';

/** The form's field with the file. */
export const RATES_FIELD = 'rates';
/** Bad lines that are named; of more only the number. */
const MAX_NAMED = 20;
/** Characters of a bad value that are shown. */
const MAX_SHOWN = 40;
const DATE = 'Enter a date such as 2026-01-31, from 2000 on';
const columns = ['currency', 'validFrom', 'rate'] as const;

/**
 * Reads a CSV file with the columns `currency`, `validFrom` ('2026-01-31') and `rate`, in any order; other columns are
 * ignored.
 *
 * @returns the rates by currency and day
 * @throws InvalidInputError with an error for each bad line
 */
export async function readRates(bytes: Uint8Array): Promise<ExchangeRate[]> {
  const { headings, rows } = await readReport(bytes, RATES_FIELD);
  const places = columns.map((name) => headings.findIndex((heading) => isNamed(heading, name)));
  const missing = columns.filter((_name, place) => places[place] === -1);
  if (missing.length > 0) throw refused([`Line 1: there is no column ${missing.join(' and no column ')}`]);

  const lines = new Map<string, number>();
  const rates: ExchangeRate[] = [];
  const problems: string[] = [];
  for (const { line, cells } of rows) {
    const [currency, validFrom, rate] = places.map((place) => cells[place] ?? '');
    const parsed = exchangeRateInputSchema.safeParse({ currency, validFrom, rate: rate!.replace(',', '.') });
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      const column = columns.find((name) => name === path[0])!;
      const found = cells[places[columns.indexOf(column)]!] ?? '';
      problems.push(
        `Line ${line}, ${column} “${found.slice(0, MAX_SHOWN)}”: ${column === 'validFrom' ? DATE : message}`,
      );
      continue;
    }
    const key = `${parsed.data.currency} from ${parsed.data.validFrom}`;
    const earlier = lines.get(key);
    if (earlier === undefined) rates.push(parsed.data);
    else problems.push(`Line ${line}: line ${earlier} has a rate of ${key} as well`);
    lines.set(key, line);
  }
  if (problems.length > 0) throw refused(problems);
  return rates.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ currency, validFrom }: ExchangeRate) => `${currency} ${validFrom}`;

/** 'Valid from' and 'valid_from' name the column validFrom. */
const isNamed = (heading: string, name: string) =>
  heading.replaceAll(/[\s_-]/g, '').toLowerCase() === name.toLowerCase();

function refused(problems: readonly string[]): InvalidInputError {
  const named = problems.slice(0, MAX_NAMED);
  if (problems.length > named.length) named.push(`And ${problems.length - named.length} more bad lines`);
  return new InvalidInputError(named.map((message) => ({ path: RATES_FIELD, message })));
}
