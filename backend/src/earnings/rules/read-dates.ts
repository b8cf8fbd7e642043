import type { ConversionMapping } from '@astaguide/contracts/earnings/conversion-import';
import { offsetAt } from '@astaguide/contracts/lib/time-zone';

/** The first digits of the scripts that locales write numbers in, from Arabic-Indic to full-width. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0xff10,
];

/** Writes digits of every script as 0 to 9, without marks of the writing direction. */
export const asciiDigits = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
        .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
          const code = digit.codePointAt(0)!;
          const zero = zeros.find((first) => code >= first && code <= first + 9);
          return zero === undefined ? digit : String(code - zero);
        });

/** A date as a report writes it. */
export interface ReadDate {
  /** As written: 'YYYY-MM-DD'. In UTC if there is a moment. */
  day: string;
  /** ISO 8601; null without a time or without a known zone. */
  moment: string | null;
}

/** The languages whose names of months are read; none of them uses a name for two different months. */
const languages = [
  'en', 'en-AU', 'de', 'de-AT', 'fr', 'fr-CA', 'es', 'es-MX', 'it', 'nl', 'pl', 'ru', 'pt', 'pt-PT', 'sv', 'da', 'nb',
  'cs', 'uk', 'ro', 'hu', 'tr', 'id', 'fi',
]; // prettier-ignore

const wordKey = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .toLowerCase();

/** Numbers of months by the names that locales give them, with the abbreviations of English. */
const months = new Map([['sept', 9]]);
for (const language of languages) {
  for (const month of ['long', 'short'] as const) {
    for (const options of [{ month }, { month, day: 'numeric' as const }]) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let place = 0; place < 12; place++) {
        const parts = format.formatToParts(Date.UTC(2026, place, 3));
        const name = wordKey(parts.find(({ type }) => type === 'month')!.value);
        if (/^\p{L}{3,}$/u.test(name) && !months.has(name)) months.set(name, place + 1);
      }
    }
  }
}

/** Offsets of the zone names in reports, in minutes; a name for a place counts by its clock. */
const zoneNames: Partial<Record<string, number | string>> = {
  z: 0, utc: 0, gmt: 0, wet: 0, west: 60, bst: 60, cet: 60, mez: 60, cest: 120, mesz: 120, eet: 120, eest: 180, msk: 180,
  est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420, akst: -540, hst: -600,
  et: 'America/New_York', ct: 'America/Chicago', mt: 'America/Denver', pt: 'America/Los_Angeles',
  jst: 540, kst: 540, sgt: 480, hkt: 480, awst: 480, acst: 570, aest: 600, aedt: 660, nzst: 720, nzdt: 780,
}; // prettier-ignore

const NAMED = /^(?<named>utc|gmt)? ?(?<sign>[-+−])(?<hours>\d{1,2}):?(?<minutes>\d{2})?$/i;

const ianaNames = new Set(Intl.supportedValuesOf('timeZone'));

/** A zone in a report: its offset in minutes, or an IANA name; undefined for an unknown one. */
function zoneOf(text: string): number | string | undefined {
  const known = zoneNames[text.toLowerCase()];
  if (known !== undefined) return known;
  const { sign, hours, minutes } = NAMED.exec(text)?.groups ?? {};
  if (sign) {
    const offset = Number(hours) * 60 + Number(minutes ?? 0);
    return offset > 14 * 60 ? undefined : sign === '+' ? offset : -offset;
  }
  return ianaNames.has(text) ? text : undefined;
}

/** The zone of a heading: 'Date (UTC)' → 'UTC', 'Time PST' → 'PST'; null if it names none. */
export const zoneOfHeading = (heading: string): string | null =>
  /(?<![a-z])(UTC|GMT|EST|EDT|PST|PDT|CET|CEST|MSK)(?![a-z])/i
    .exec(heading.replaceAll('_', ' '))?.[1]
    ?.toUpperCase() ?? null;

interface Calendar {
  year: number;
  month: number;
  day: number;
}

const TIME =
  /^(?:,|T| at| um| a las| kl| o)? ?(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?:[:.](?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)? ?(?<half>[ap]\.?m\.?)? ?(?<zone>.*)$/i;

/**
 * Reads a date, with its time and zone if it has them: '29.11.2026 10:12', 'Nov 29, 2026', '2026-11-29T01:03:11-08:00',
 * '11/29/2026 05:11:12 EST', Unix times in seconds or milliseconds.
 *
 * @param dateOrder decides '3/4/2026'; null if it is not known
 * @param zone of times without a zone: an IANA name or an abbreviation; null if it is not known, then they have a day only
 * @returns 'ambiguous' if only the order of day and month is missing; undefined for anything else
 */
export function readDate(
  text: string,
  dateOrder: ConversionMapping['dateOrder'],
  zone: string | null = null,
): ReadDate | 'ambiguous' | undefined {
  const plain = asciiDigits(text)
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
  const unix = /^(\d{10})(?:\.\d+)?$|^(\d{13})$/.exec(plain);
  if (unix) return atMoment(unix[1] ? Number(unix[1]) * 1000 : Number(unix[2]));
  const split = splitDate(plain, dateOrder);
  if (!split || split === 'ambiguous') return split;
  const day = existing(split);
  if (!day) return undefined;
  if (split.rest === '') return { day, moment: null };
  const time = TIME.exec(split.rest)?.groups;
  if (!time || (time['minute'] === undefined && !time['half'])) return undefined;
  const clock = clockOf(time);
  if (clock === undefined) return undefined;
  const named = time['zone']!.replaceAll(/[()[\]]/g, '')
    .replace(/^(\S+ ?[-+]\d{2}:?\d{2}) .*$/, '$1')
    .replace(/^uhr\b/i, '')
    .trim();
  const written = named === '' ? undefined : zoneOf(named);
  if (named !== '' && written === undefined) return undefined;
  // Reports of days give the first or last second of the day.
  const isWholeDay = named === '' && (clock === 0 || clock === 86_399_000);
  const known = written ?? (zone === null || isWholeDay ? undefined : zoneOf(zone));
  if (known === undefined) return { day, moment: null };
  const local = Date.parse(`${day}T00:00:00Z`) + clock;
  return atMoment(local - offsetOf(known, local));
}

/** In milliseconds. @param local the clock time as if it were UTC */
function offsetOf(zone: number | string, local: number): number {
  if (typeof zone === 'number') return zone * 60_000;
  return offsetAt(local - offsetAt(local, zone), zone);
}

/** Milliseconds since midnight; undefined for a time that no clock shows. */
function clockOf({
  hour,
  minute,
  second,
  fraction,
  half,
}: Partial<Record<string, string>>): number | undefined {
  let hours = Number(hour);
  if (half) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  const [minutes, seconds] = [Number(minute ?? 0), Number(second ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
}

type Split = (Calendar & { rest: string }) | 'ambiguous' | undefined;

/** Splits a text into its date and the rest. */
function splitDate(plain: string, dateOrder: ConversionMapping['dateOrder']): Split {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})(\D.*)?)?$/.exec(plain);
  if (compact) {
    const [, year, month, day, hour, minute, second, zone = ''] = compact;
    const rest = hour ? `${hour}:${minute}:${second}${zone}` : '';
    return { year: Number(year), month: Number(month), day: Number(day), rest };
  }
  const iso =
    /^(\d{4})(?:[-/.]|\. )(\d{1,2})(?:[-/.]|\. )(\d{1,2})\.?(?!\d)(.*)$/.exec(plain) ??
    /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일](.*)$/.exec(plain);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), rest: iso[4]!.trim() };
  const numbers = /^(\d{1,2})(\.? |[./-])(\d{1,2})\2(\d{4}|\d{2})\.?(?!\d)(.*)$/.exec(plain);
  if (numbers) {
    const [, first, sign, second, shortYear, rest] = numbers;
    // Dates with dots begin with the day in every language.
    const order = orderOf(
      Number(first),
      Number(second),
      dateOrder ?? (sign!.startsWith('.') ? 'day-first' : null),
    );
    if (!order) return 'ambiguous';
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    const year = fullYear(shortYear!);
    return { year, month: Number(month), day: Number(day), rest: rest!.trim() };
  }
  return splitWords(plain);
}

/** '26' → 2026; NaN for two digits of a year to come, which may be a day. */
function fullYear(text: string): number {
  const year = Number(text.padStart(4, '20'));
  return text.length === 4 || year <= new Date().getUTCFullYear() + 1 ? year : Number.NaN;
}

/** A number above 12 is a day. */
function orderOf(first: number, second: number, dateOrder: ConversionMapping['dateOrder']) {
  if (first === second) return 'day-first';
  if (first > 12) return 'day-first';
  if (second > 12) return 'month-first';
  return dateOrder;
}

const WORD = String.raw`(?<month>\p{L}[\p{L}\p{M}.]*)`;
const wordForms = [
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?: of(?= )| de(?= )|)[ -]?${WORD}(?: de(?= )|)[ ,.-]+(?<year>\d{4}|\d{2})(?!\d)(?: г\.?| р\.?|)(?<rest>.*)`,
  String.raw`${WORD}[ -](?<day>\d{1,2})(?:st|nd|rd|th)?,?[ -](?<year>\d{4})(?!\d)(?<rest>.*)`,
  String.raw`(?<year>\d{4})[ .-]+${WORD}[ -](?<day>\d{1,2})\.?(?!\d)(?<rest>.*)`,
  // As programs print a time: 'Sun Nov 29 05:11:12 EST 2026'.
  String.raw`${WORD} (?<day>\d{1,2}) (?<rest>\d{2}:\d{2}:\d{2}.*) (?<year>\d{4})`,
].map((form) => new RegExp(`^(?:\\p{L}{2,12}\\.?,? (?:den |d\\. )?)?${form}$`, 'iu'));

/** '3 April 2026', 'Apr 3, 2026', '29 de noviembre de 2026', 'Sun, 29 Nov 2026'. */
function splitWords(plain: string): Split {
  for (const form of wordForms) {
    const { day, month, year, rest } = form.exec(plain)?.groups ?? {};
    const place = month === undefined ? undefined : months.get(wordKey(month));
    if (place === undefined) continue;
    return { year: fullYear(year!), month: place, day: Number(day), rest: rest!.trim() };
  }
  return undefined;
}

/** The text of a valid calendar day in a year in which affiliate programs existed. */
function existing({ year, month, day }: Calendar): string | undefined {
  if (!(year >= 2000 && year <= 2100) || month < 1 || month > 12) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : undefined;
}

function atMoment(milliseconds: number): ReadDate | undefined {
  const moment = new Date(milliseconds).toISOString();
  const year = Number(moment.slice(0, 4));
  return year >= 2000 && year <= 2100 ? { day: moment.slice(0, 10), moment } : undefined;
}

/**
 * The day of a date as written, or in UTC if it has a time and a known zone: 'YYYY-MM-DD'; undefined if it is not a
 * date, or its order of day and month is not known.
 */
export function readDay(text: string, dateOrder: ConversionMapping['dateOrder'] = null): string | undefined {
  const date = readDate(text, dateOrder);
  return date === 'ambiguous' ? undefined : date?.day;
}

/**
 * The time of a date that includes its time and zone, in ISO 8601; null for any other text.
 *
 * @param zone of times without a zone, see `readDate`
 */
export function readTime(
  text: string,
  dateOrder: ConversionMapping['dateOrder'] = null,
  zone: string | null = null,
): string | null {
  const date = readDate(text, dateOrder, zone);
  return date === 'ambiguous' ? null : (date?.moment ?? null);
}
