import {
  conversionFields,
  type ConversionField,
  type ConversionMapping,
  type ConversionUpload,
  type WordMeaning,
} from '@astaguide/contracts/earnings/conversion-import';
import { readClickId } from '@astaguide/contracts/earnings/click-id';
import { headingKey, names, never, order } from './column-headings';
import { presets, type Preset } from './presets';
import { readDay, zoneOfHeading } from './read-dates';
import type { Report } from './read-report';
import {
  currencyOfHeading,
  decimalSignOf,
  isNothing,
  isTest,
  readAmount,
  readCurrency,
  readState,
  stateKey,
} from './read-values';

type Columns = ConversionMapping['columns'];

/** Maximum number of rows that describe a column. */
const LOOKED_AT = 500;
/** Maximum number of different words of a status. */
const MAX_WORDS = 20;

/**
 * Finds which of these click ids are in the log.
 *
 * @param days first and last day of the report's dates; null if it has none
 */
export type KnownClicks = (
  ids: readonly string[],
  days: { from: string; to: string } | null,
) => Promise<ReadonlySet<string>>;

export type Guess = Pick<ConversionUpload, 'network'> & {
  mapping: ConversionMapping;
  /** For each column, the words of a status that are not known. */
  unknownWords: string[][];
};

/** Shares of kinds among the values of a column that are not empty, from 0 to 1. */
interface Profile {
  values: string[];
  money: number;
  decimals: number;
  dates: number;
  times: number;
  clicks: number;
  currencies: number;
  marks: number;
  /** Different words, in lower case. */
  words: ReadonlySet<string>;
}

const MARK = /^(0|1|y|n|yes|no|true|false|ja|nein|oui|non|si|tak|nie|да|нет)$/i;

function profileOf(report: Report, column: number): Profile {
  const values: string[] = [];
  for (const { cells } of report.rows) {
    const value = cells[column] ?? '';
    if (!isNothing(value)) values.push(value);
    if (values.length === LOOKED_AT) break;
  }
  const share = (fits: (value: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(fits).length / values.length;
  return {
    values,
    money: share((value) => /\d/.test(value) && 'value' in readAmount(value, '.') && !/^0\d{3,}/.test(value)),
    decimals: share(
      (value) => /\d[.,]\d{1,4}(?!\d)|\p{Sc}/u.test(value) && 'value' in readAmount(value, '.'),
    ),
    dates: share((value) => readDay(value, 'day-first') !== undefined),
    times: share((value) => /^\d{1,2}:\d{2}(:\d{2})?( ?[ap]m)?$/i.test(value)),
    clicks: share((value) => readClickId(value) !== null),
    currencies: share((value) => value.length < 20 && !/\d/.test(value) && 'code' in readCurrency(value, [])),
    marks: share((value) => MARK.test(value)),
    words: new Set(values.map(stateKey)),
  };
}

/** A few values may be wrong: their rows are refused, and named. */
const isMoney = ({ money, values }: Profile) => values.length > 0 && money >= 0.6;
const isFlag = ({ marks, dates, words }: Profile) => marks === 1 || dates >= 0.9 || words.size === 0;
const isFew = ({ words }: Profile) => words.size <= MAX_WORDS;
const isText = ({ money, dates, clicks, words }: Profile) =>
  words.size > 0 && money < 0.5 && dates < 0.5 && clicks < 0.5;

/** Whether the values of a column can be those of a field; an empty column can be any that is optional. */
const fits: Record<ConversionField, (profile: Profile) => boolean> = {
  clickId: ({ dates, money, decimals, currencies }) =>
    dates < 0.5 && (money < 0.5 || decimals === 0) && currencies < 0.5,
  date: ({ dates, values }) => values.length > 0 && dates >= 0.8,
  time: ({ times, values }) => values.length > 0 && times >= 0.8,
  product: (profile) =>
    isText(profile) || (profile.words.size > 0 && profile.dates < 0.5 && profile.decimals === 0),
  rowId: ({ values, decimals, dates }) =>
    values.length > 0 && decimals < 0.5 && dates < 0.5 && new Set(values).size === values.length,
  orderId: ({ decimals, dates }) => decimals < 0.5 && dates < 0.5,
  corrects: () => true,
  amount: isMoney,
  commission: isMoney,
  state: (profile) => isFew(profile) && profile.decimals === 0 && profile.dates < 0.5,
  type: (profile) => isText(profile) && isFew(profile),
  voided: isFlag,
  locked: isFlag,
  paid: (profile) =>
    isFlag(profile) || [...profile.words].every((word) => readState(word) !== undefined || /paid/.test(word)),
  currency: ({ currencies }) => currencies >= 0.9,
  commissionCurrency: ({ currencies }) => currencies >= 0.9,
  account: (profile) =>
    isFew(profile) && profile.decimals === 0 && profile.dates < 0.5 && profile.clicks === 0,
};

/**
 * Guesses how to read a report: the columns from the network's preset, the headings and the values, which decide; the
 * formats of dates and amounts from all values.
 *
 * @param isKnownClick is called with click ids of several columns if the values alone do not tell which one is the
 *   click id
 * @param networks presets to recognize
 */
export async function guessMapping(
  report: Report,
  isKnownClick: KnownClicks,
  networks: readonly Preset[] = presets,
): Promise<Guess> {
  const keys = report.headings.map(headingKey);
  const profiles = report.headings.map((_heading, column) => profileOf(report, column));
  const preset = findPreset(keys, networks);
  const clickColumn = await findClickColumn(keys, profiles, preset, isKnownClick);
  const columns = guessColumns(keys, profiles, preset, clickColumn);
  const states: Record<string, WordMeaning> = {};
  for (const [word, state] of Object.entries(preset?.states ?? {}))
    if (readState(word) !== state || /^-?\d+$/.test(word)) states[word] = state;
  const headingOf = (field: ConversionField) =>
    columns[field] === null ? '' : (report.headings[columns[field]] ?? '');
  const mapping: ConversionMapping = {
    columns,
    ...guessFormats(report, columns, preset),
    currency:
      currencyOfHeading(headingOf('amount')) ?? preset?.currency ?? onlyCurrencyOf(report, columns.amount),
    commissionCurrency: currencyOfHeading(headingOf('commission')),
    timeZone: zoneOfHeading(headingOf('date')) ?? preset?.timeZone ?? null,
    states,
  };
  if (mapping.columns.amount === null) mapping.currency ??= mapping.commissionCurrency;
  return {
    mapping,
    network: preset?.network ?? null,
    unknownWords: profiles.map((profile) => unknownWordsOf(profile, states)),
  };
}

/** The currency of the signs in a column if there is only one; some values may be without a sign. */
function onlyCurrencyOf(report: Report, column: number | null): string | null {
  const found = new Set<string>();
  for (const { cells } of report.rows) {
    const currency = readCurrency('', [column === null ? '' : (cells[column] ?? '')]);
    if ('code' in currency) found.add(currency.code);
    else if (!currency.isMissing) return null;
  }
  return found.size === 1 ? [...found][0]! : null;
}

/** The preset whose marks are all among the headings; of several the one with most marks. */
const findPreset = (keys: readonly string[], networks: readonly Preset[]): Preset | undefined =>
  networks
    .filter(({ marks }) => marks.every((mark) => keys.includes(mark)))
    .toSorted((one, other) => other.marks.length - one.marks.length)[0];

/** The column with click ids: of those with values in the form of one, the one whose clicks are in the log. */
async function findClickColumn(
  keys: readonly string[],
  profiles: readonly Profile[],
  preset: Preset | undefined,
  isKnownClick: KnownClicks,
): Promise<number | null> {
  if (preset?.without?.includes('clickId')) return null;
  const rankOf = (column: number) => {
    const place = names.clickId.findIndex((name) => name.test(keys[column]!));
    if (preset?.columns.clickId?.includes(keys[column]!)) return -1;
    return place === -1 ? names.clickId.length : place;
  };
  const columns = profiles.map((_profile, column) => column);
  const isId = (column: number) =>
    names.rowId.some((name) => name.test(keys[column]!)) ||
    names.orderId.some((name) => name.test(keys[column]!));
  const candidates = columns
    .filter((column) => profiles[column]!.clicks > 0 && fits.clickId(profiles[column]!))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || profiles[other]!.clicks - profiles[one]!.clicks);
  const isSure = candidates.length === 1 && rankOf(candidates[0]!) < names.clickId.length;
  if (candidates.length > 0 && !isSure) {
    const idsOf = (column: number) => profiles[column]!.values.flatMap((value) => readClickId(value) ?? []);
    const known = await isKnownClick([...new Set(candidates.flatMap(idsOf))], daysOf(profiles));
    const found = (column: number) => idsOf(column).filter((id) => known.has(id)).length;
    const [best] = candidates.toSorted((one, other) => found(other) - found(one));
    if (found(best!) > 0) return best!;
  }
  const [named] = candidates.filter((column) => !isId(column));
  if (named !== undefined) return named;
  // A column whose clicks are yet to come, or that is empty in this report.
  const byName = columns
    .filter(
      (column) => rankOf(column) < 3 && fits.clickId(profiles[column]!) && profiles[column]!.decimals === 0,
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return byName[0] ?? null;
}

/** The first and last day of all dates, in either order of day and month. */
function daysOf(profiles: readonly Profile[]): { from: string; to: string } | null {
  const days = profiles
    .filter(fits.date)
    .flatMap(({ values }) =>
      values.flatMap((value) => [readDay(value, 'day-first'), readDay(value, 'month-first')]),
    )
    .filter((day) => day !== undefined)
    .toSorted();
  return days.length === 0 ? null : { from: days[0]!, to: days.at(-1)! };
}

function guessColumns(
  keys: readonly string[],
  profiles: readonly Profile[],
  preset: Preset | undefined,
  clickColumn: number | null,
): Columns {
  const columns = Object.fromEntries(conversionFields.map((field) => [field, null])) as Columns;
  const taken = new Set<number>();
  const take = (field: ConversionField, column: number) => {
    if (column === -1) return;
    columns[field] = column;
    taken.add(column);
  };
  if (clickColumn !== null) take('clickId', clickColumn);
  const isFree = (field: ConversionField, column: number) =>
    !taken.has(column) && fits[field](profiles[column]!);
  for (const [field, headings] of Object.entries(preset?.columns ?? {}) as [ConversionField, string[]][]) {
    if (columns[field] !== null) continue;
    const places = headings.flatMap((heading) =>
      keys.flatMap((key, column) => (key === heading ? column : [])),
    );
    take(field, places.find((column) => isFree(field, column)) ?? -1);
  }
  const open = order.filter((field) => !preset?.without?.includes(field) && field !== 'clickId');
  const takeNamed = (isPossible: (field: ConversionField, column: number) => boolean) => {
    // More certain names of all fields are tried before less certain ones of any field.
    for (const sureness of [0, 1, 2, 3]) {
      for (const field of open) {
        const name = names[field][sureness];
        if (!name || columns[field] !== null) continue;
        const isNamed = (key: string, column: number) =>
          name.test(key) && !never[field]?.test(key) && isPossible(field, column);
        take(field, keys.findIndex(isNamed));
      }
    }
  };
  takeNamed(isFree);
  guessByValues(keys, profiles, columns, isFree, take, preset);
  // The network's next report may have values in a column that is empty in this one.
  takeNamed((_field, column) => !taken.has(column) && profiles[column]!.values.length === 0);
  return columns;
}

/** Finds the date, the amounts and the status of columns whose headings say nothing. */
function guessByValues(
  keys: readonly string[],
  profiles: readonly Profile[],
  columns: Columns,
  isFree: (field: ConversionField, column: number) => boolean,
  take: (field: ConversionField, column: number) => void,
  preset: Preset | undefined,
): void {
  const isPossible = (field: ConversionField, column: number) =>
    isFree(field, column) && !never[field]?.test(keys[column]!) && !preset?.without?.includes(field);
  if (columns.date === null)
    take(
      'date',
      keys.findIndex((_key, column) => isPossible('date', column)),
    );
  if (columns.date === null)
    take(
      'date',
      keys.findIndex((_key, column) => isFree('date', column)),
    );
  const money = keys.flatMap((_key, column) =>
    isPossible('amount', column) && profiles[column]!.decimals >= 0.5 && profiles[column]!.clicks === 0
      ? column
      : [],
  );
  const totalOf = (column: number) => sumOf(profiles[column]!.values);
  if (columns.amount === null && money.length <= 2)
    take('amount', money.toSorted((one, other) => totalOf(other) - totalOf(one))[0] ?? -1);
  const [smaller, ...more] = money.filter((column) => column !== columns.amount);
  const isCommission =
    smaller !== undefined &&
    more.length === 0 &&
    columns.amount !== null &&
    totalOf(smaller) < totalOf(columns.amount);
  if (columns.commission === null && isCommission && isPossible('commission', smaller))
    take('commission', smaller);
  if (columns.state === null && columns.voided === null && columns.locked === null) {
    const isState = (column: number) =>
      isPossible('state', column) &&
      profiles[column]!.words.size > 0 &&
      [...profiles[column]!.words].every((word) => readState(word) !== undefined && /\p{L}{3}/u.test(word));
    if (columns.type === null || !isStateColumn(profiles[columns.type]!))
      take(
        'state',
        keys.findIndex((_key, column) => isState(column)),
      );
  }
}

const isStateColumn = ({ words }: Profile) => [...words].every((word) => readState(word) !== undefined);

const sumOf = (values: readonly string[]) =>
  values.reduce((sum, value) => {
    const amount = readAmount(value, '.');
    return sum + ('value' in amount ? Math.abs(Number(amount.value)) : 0);
  }, 0);

function guessFormats(
  report: Report,
  columns: Columns,
  preset: Preset | undefined,
): Pick<ConversionMapping, 'dateOrder' | 'decimalSign'> {
  const signs = new Set<'.' | ','>();
  const orders = new Set<'day-first' | 'month-first'>();
  for (const { cells } of report.rows) {
    for (const column of [columns.amount, columns.commission]) {
      const sign = column === null ? undefined : decimalSignOf(cells[column] ?? '');
      if (sign) signs.add(sign);
    }
    const date = columns.date === null ? '' : (cells[columns.date] ?? '');
    const [, first, second] = /^\s*(\d{1,2})[./ -](\d{1,2})[./ -]\d{2}/.exec(date) ?? [];
    if (Number(first) > 12) orders.add('day-first');
    else if (Number(second) > 12) orders.add('month-first');
  }
  const only = <Value>(values: ReadonlySet<Value>) => (values.size === 1 ? [...values][0]! : null);
  return {
    decimalSign: only(signs),
    dateOrder: only(orders) ?? (orders.size === 0 ? (preset?.dateOrder ?? null) : null),
  };
}

/** Words of a column that may be a status, as written first; numbers are known only if the network's preset has them. */
function unknownWordsOf(profile: Profile, states: Readonly<Record<string, WordMeaning>>): string[] {
  if (!fits.state(profile) || profile.clicks > 0) return [];
  const unknown = profile.values.filter((value) => {
    const key = stateKey(value);
    return (
      states[key] === undefined && !isTest(value) && (/^-?\d+$/.test(key) || readState(value) === undefined)
    );
  });
  return [...new Map(unknown.map((value) => [stateKey(value), value.slice(0, 100)])).values()];
}
