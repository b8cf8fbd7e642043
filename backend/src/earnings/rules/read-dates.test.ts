import fc from 'fast-check';
import { readDate, readDay, readTime, zoneOfHeading } from './read-dates';

// From what public API clients of the networks read.
it.each([
  ['Awin', '2017-09-09 01:14:00.000000', '2017-09-09', null],
  ['Awin', '2017-09-09T01:14:00', '2017-09-09', null],
  ['zanox', '2016-10-28T12:47:30.837+02:00', '2016-10-28', '2016-10-28T10:47:30.837Z'],
  ['TradeTracker', '2017-03-02T13:36:23+01:00', '2017-03-02', '2017-03-02T12:36:23.000Z'],
  ['impact.com', '2024-11-04T12:08:57+01:00', '2024-11-04', '2024-11-04T11:08:57.000Z'],
  ['CJ', '2024-03-15T07:00:00-0700', '2024-03-15', '2024-03-15T14:00:00.000Z'],
  ['Tradedoubler', '13/03/24 14:05 CEST', '2024-03-13', '2024-03-13T12:05:00.000Z'],
  ['bol.com', '2024-03-15', '2024-03-15', null],
  ['Paid On Results', '13-03-2024 14:05:06', '2024-03-13', null],
  ['ShareASale', '3/15/2024 2:35:14 PM', '2024-03-15', null],
  ['a German export', '15.03.2024, 14:05 Uhr', '2024-03-15', null],
])('a time of %s, %j, is on %s', (_network, text, day, moment) =>
  expect(readDate(text, null)).toEqual({ day, moment }),
);

describe('a day', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['2026/04/03', '2026-04-03'],
    ['2026.04.03', '2026-04-03'],
    ['2026-4-3', '2026-04-03'],
    ['2026. 4. 3.', '2026-04-03'],
    ['20260403', '2026-04-03'],
    ['2026-04-03 23:30:00', '2026-04-03'],
    ['2026-04-03T23:30:00', '2026-04-03'],
    ['2026-11-03 23:59:59', '2026-11-03'],
    ['3.4.2026', '2026-04-03'],
    ['03.04.26', '2026-04-03'],
    ['29.11.2026 10:12:45', '2026-11-29'],
    ['29/11/2026', '2026-11-29'],
    ['11/29/2026', '2026-11-29'],
    ['29-11-2026', '2026-11-29'],
    ['11-29-2026 01:15 PM', '2026-11-29'],
    ['11/29/2026 01:15:00 AM', '2026-11-29'],
    ['05/05/2026', '2026-05-05'],
    ['Apr 3, 2026', '2026-04-03'],
    ['April 3 2026', '2026-04-03'],
    ['Sept. 15, 2026', '2026-09-15'],
    ['3 April 2026', '2026-04-03'],
    ['3rd of April 2026', '2026-04-03'],
    ['03-Apr-2026', '2026-04-03'],
    ['03-Apr-26', '2026-04-03'],
    ['Fri, 3 Apr 2026', '2026-04-03'],
    ['Friday, April 3, 2026', '2026-04-03'],
    ['Nov 02, 2026 10:11 AM', '2026-11-02'],
    ['3. April 2026', '2026-04-03'],
    ['3. März 2026', '2026-03-03'],
    ['Mo., 2. Nov. 2026', '2026-11-02'],
    ['1er décembre 2026', '2026-12-01'],
    ['3 févr. 2026', '2026-02-03'],
    ['29 de noviembre de 2026', '2026-11-29'],
    ['3 abr 2026', '2026-04-03'],
    ['29 novembre 2026', '2026-11-29'],
    ['3 gen 2026', '2026-01-03'],
    ['3 mei 2026', '2026-05-03'],
    ['29 listopada 2026', '2026-11-29'],
    ['3 paź 2026', '2026-10-03'],
    ['29 ноября 2026 г.', '2026-11-29'],
    ['3 нояб. 2026', '2026-11-03'],
    ['3 de abr. de 2026', '2026-04-03'],
    ['2026年11月29日', '2026-11-29'],
    ['2028-02-29', '2028-02-29'],
  ])('%j is %s', (text, day) => expect(readDate(text, null)).toEqual({ day, moment: null }));

  it.each(['03/04/2026', '3/4/2026', '11-03-2026', '03/11/2026 16:20:00', '01/02/26'])(
    '%j depends on the order of day and month',
    (text) => {
      const [first, second] = text.split(/\D/);
      const two = (number: string | undefined) => number!.padStart(2, '0');
      expect(readDate(text, null)).toBe('ambiguous');
      expect(readDay(text, null)).toBeUndefined();
      expect(readDay(text, 'day-first')).toBe(`2026-${two(second)}-${two(first)}`);
      expect(readDay(text, 'month-first')).toBe(`2026-${two(first)}-${two(second)}`);
    },
  );

  it.each([
    '2026-02-29', '13/13/2026', 'soon', '1999-12-31', '2026-13-01', '3 Foo 2026', '20260403123', '2026-04-03 25:00', '31/04/2026',
    '12:30', '29.11.', '45990', '12.50', '26-11-29 10:00:00', '2026-04-03 10:00 XYZT', '00/00/0000', '0000-00-00', '2026-04-03 and more',
    '5511.4476.110011', '99999999999', 'Nov 2026', '3 4 2026 5', '2101-01-01',
  ])('%j is not a date', (text) => expect(readDate(text, 'month-first')).toBeUndefined()); // prettier-ignore
});

describe('a time', () => {
  it.each([
    ['2026-04-03T23:30:00Z', '2026-04-03T23:30:00.000Z'],
    ['2026-04-03T23:30:00.123456Z', '2026-04-03T23:30:00.123Z'],
    ['2026-04-03T23:30:00-05:00', '2026-04-04T04:30:00.000Z'],
    ['2026-04-03 00:30:00 +0200', '2026-04-02T22:30:00.000Z'],
    ['2026-04-03T10:00+02', '2026-04-03T08:00:00.000Z'],
    ['2026-04-03 10:00:00 UTC', '2026-04-03T10:00:00.000Z'],
    ['2026-04-03 10:00 (GMT)', '2026-04-03T10:00:00.000Z'],
    ['2026-04-03 10:00 GMT+2', '2026-04-03T08:00:00.000Z'],
    ['20260403T101112Z', '2026-04-03T10:11:12.000Z'],
    ['2026-11-29 01:15:07 PST', '2026-11-29T09:15:07.000Z'],
    ['2026-11-29 01:15:07 PDT', '2026-11-29T08:15:07.000Z'],
    ['11/29/2026 05:11:12 EST', '2026-11-29T10:11:12.000Z'],
    ['11/29/2026 5:11 PM EST', '2026-11-29T22:11:00.000Z'],
    ['11/29/2026 12:11 AM CST', '2026-11-29T06:11:00.000Z'],
    ['7/15/2026 10:00 ET', '2026-07-15T14:00:00.000Z'],
    ['11/29/2026 10:00 ET', '2026-11-29T15:00:00.000Z'],
    ['29.11.2026 10:12:45 CET', '2026-11-29T09:12:45.000Z'],
    ['29.07.2026 10:12:45 MESZ', '2026-07-29T08:12:45.000Z'],
    ['29.11.2026 10:12 MSK', '2026-11-29T07:12:00.000Z'],
    ['2026-11-29 10:12 Europe/Berlin', '2026-11-29T09:12:00.000Z'],
    ['Sun, 29 Nov 2026 05:11:12 GMT', '2026-11-29T05:11:12.000Z'],
    ['Sun Nov 29 05:11:12 EST 2026', '2026-11-29T10:11:12.000Z'],
    ['Sun Nov 29 2026 05:11:12 GMT+0100 (Central European Standard Time)', '2026-11-29T04:11:12.000Z'],
    ['Nov 29, 2026, 5:11:12 PM UTC', '2026-11-29T17:11:12.000Z'],
    ['1795929072', '2026-11-29T05:11:12.000Z'],
    ['1795929072.5', '2026-11-29T05:11:12.000Z'],
    ['1795929072000', '2026-11-29T05:11:12.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(readTime(text)).toBe(moment);
    expect(readDay(text)).toBe(moment.slice(0, 10));
  });

  it.each([
    ['2026-11-29 00:30:00', 'Europe/Berlin', '2026-11-28T23:30:00.000Z'],
    ['2026-07-29 00:30:00', 'Europe/Berlin', '2026-07-28T22:30:00.000Z'],
    ['2026-11-29 10:00', 'PST', '2026-11-29T18:00:00.000Z'],
    ['2026-11-29 10:00:00Z', 'Europe/Berlin', '2026-11-29T10:00:00.000Z'],
    ['2026-11-29', 'Europe/Berlin', null],
    ['2026-11-29 00:00:00', 'Europe/Berlin', null],
    ['2026-11-29 23:59:59', 'America/Los_Angeles', null],
    ['2026-11-29 10:00', null, null],
    ['soon', 'UTC', null],
  ])('%j in a report of %s is %s', (text, zone, moment) => expect(readTime(text, null, zone)).toBe(moment));

  it.each([
    ['Date (UTC)', 'UTC'],
    ['transaction_time_utc', 'UTC'],
    ['Time PST', 'PST'],
    ['Date', null],
    ['Best date', null],
  ])('of the column %j has the zone %j', (heading, zone) => expect(zoneOfHeading(heading)).toBe(zone));
});

const noon = fc.integer({ min: Date.UTC(2001, 0, 1) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 });
const written = [
  'en-US',
  'en-GB',
  'en-CA',
  'de-DE',
  'de-AT',
  'fr-FR',
  'fr-CA',
  'es-ES',
  'es-MX',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ru-RU',
  'uk-UA',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'da-DK',
  'nb-NO',
  'cs-CZ',
  'ro-RO',
  'tr-TR',
  'id-ID',
  'fi-FI',
  'hu-HU',
];

it('a day written out in any language is read back', () => {
  fc.assert(
    fc.property(
      noon,
      fc.constantFrom(...written),
      fc.constantFrom('long' as const, 'medium' as const),
      (days, locale, dateStyle) => {
        const moment = new Date(days * 86_400_000);
        const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(moment);
        const day = moment.toISOString().slice(0, 10);
        const read = readDate(
          text,
          /^\d{1,2}\/\d/.test(text) ? (locale === 'en-US' ? 'month-first' : 'day-first') : null,
        );
        expect([locale, text, read]).toEqual([locale, text, { day, moment: null }]);
      },
    ),
    { numRuns: 3000, seed: 54 },
  );
});

it('a day in numbers is read back with its order, or left open', () => {
  const separators = ['/', '-', '.'];
  fc.assert(
    fc.property(
      noon,
      fc.constantFrom(...separators),
      fc.boolean(),
      fc.boolean(),
      (days, separator, isDayFirst, isPadded) => {
        const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
        const [year, month, date] = day.split('-').map((part) => (isPadded ? part : String(Number(part))));
        const text = [...(isDayFirst ? [date, month] : [month, date]), year].join(separator);
        expect([text, readDay(text, isDayFirst ? 'day-first' : 'month-first')]).toEqual([text, day]);
        const unsure = readDate(text, null);
        // Dates with dots begin with the day.
        if (unsure !== 'ambiguous' && (isDayFirst || separator !== '.'))
          expect([text, unsure]).toEqual([text, { day, moment: null }]);
      },
    ),
    { numRuns: 2000, seed: 54 },
  );
});
