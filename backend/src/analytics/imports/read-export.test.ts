import type { ImportedDimension, ImportedMetric } from '@astaguide/contracts/analytics/history-import';
import { strToU8, zipSync } from 'fflate';
import { ga4Files, plausibleFiles, umamiFile } from './export-samples.fixture';
import { readExport } from './read-export';
import { systemKey } from './export-keys';

const context = { today: '2026-06-01', timeZone: 'UTC', isKnownPage: (path: string) => path === '/faq' };
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const read = (file: Buffer | string, given: Partial<typeof context> = {}) =>
  readExport(Buffer.from(file), 'export.csv', { ...context, ...given });

/** The keys of a dimension, with what is not 0, over all days. */
function keysOf(metrics: readonly ImportedMetric[], dimension: ImportedDimension) {
  const sums: Record<string, Record<string, number>> = {};
  for (const { dimension: of, day: _day, key, ...measures } of metrics)
    if (of === dimension)
      for (const [name, value] of Object.entries(measures)) {
        sums[key] ??= {};
        if (value !== 0) sums[key][name] = (sums[key][name] ?? 0) + value;
      }
  return sums;
}

describe('an export of Plausible', () => {
  test('has the figures of its files, under the names of events', async () => {
    const { source, days, metrics, notImported } = await read(zip(plausibleFiles));
    expect(source).toBe('plausible');
    expect(days).toEqual(['2025-01-01', '2025-01-02']);
    expect(metrics).toContainEqual({
      day: '2025-01-01',
      dimension: 'total',
      key: '',
      views: 50,
      visitors: 5,
      events: 50,
      sessions: 7,
      bounces: 2,
      milliseconds: 8_640_000,
    });
    expect(keysOf(metrics, 'total')['']).toMatchObject({ views: 54, visitors: 8, sessions: 10, bounces: 4 });
    expect(keysOf(metrics, 'page')).toEqual({
      '/faq': expect.objectContaining({ views: 24, visitors: 7 }),
      '/old "page"': expect.objectContaining({ views: 30, visitors: 5 }),
    });
    expect(keysOf(metrics, 'source')).toEqual({
      'google.com': expect.objectContaining({ views: 30, sessions: 3 }),
      direct: expect.objectContaining({ views: 12, sessions: 3 }),
      newsletter: expect.objectContaining({ views: 8, sessions: 1 }),
      'news.ycombinator.com': expect.objectContaining({ views: 4, sessions: 3 }),
    });
    expect(Object.keys(keysOf(metrics, 'channel'))).toEqual(['organic-search', 'direct', 'email', 'social']);
    expect(keysOf(metrics, 'campaign')).toEqual({ 'Spring, 2025': expect.objectContaining({ visitors: 1 }) });
    expect(keysOf(metrics, 'country')).toEqual({ DE: expect.objectContaining({ views: 50, sessions: 7 }) });
    expect(keysOf(metrics, 'device')).toEqual({
      desktop: expect.objectContaining({ views: 40 }),
      mobile: expect.objectContaining({ views: 10 }),
    });
    expect(Object.keys(keysOf(metrics, 'browser'))).toEqual([
      'Microsoft Edge',
      'Samsung Internet for Android',
    ]);
    expect(keysOf(metrics, 'type')).toEqual({ 'Sign up': { visitors: 2, events: 3 } });
    expect(keysOf(metrics, 'entryPage')['/faq']).toMatchObject({ sessions: 7, milliseconds: 8_640_000 });
    expect(keysOf(metrics, 'exitPage')['/faq']).toMatchObject({ sessions: 6 });
    expect(notImported).toContain('imported_locations_20250101_20250102.csv: region, city can’t be mapped.');
    expect(keysOf(metrics, 'system')).toEqual({ macOS: expect.objectContaining({ views: 50, sessions: 7 }) });
  });

  test('without the visitors of whole days is refused, with what to choose instead', async () => {
    await expect(read(plausibleFiles['imported_pages_20250101_20250102.csv']!)).rejects.toThrow(
      'no days with visitors and page views. Choose the ZIP file that Plausible exports',
    );
  });

  test('counts the rows that it cannot read, and days that are not over', async () => {
    const table =
      'date,visitors,pageviews\n2025-01-01,5,9\n2025-02-30,1,1\n2025-01-02,-1,2\n2026-06-01,4,4\n';
    const { days, notImported } = await read(table);
    expect(days).toEqual(['2025-01-01']);
    expect(notImported).toContain('export.csv: 3 rows can’t be read.');
    expect(notImported).toContain(
      '1 day without sessions: they add nothing to sessions, bounce rate and duration.',
    );
  });
});

describe('an export of GA4', () => {
  test('has the figures of its tables, and leaves out grand totals', async () => {
    const { source, days, metrics, notImported } = await read(zip(ga4Files));
    expect(source).toBe('ga4');
    expect(days).toEqual(['2025-01-01', '2025-01-02']);
    expect(keysOf(metrics, 'total')['']).toMatchObject({
      visitors: 12,
      views: 60,
      sessions: 17,
      bounces: 7,
      milliseconds: 10 * 30_000 + 7 * 31_500,
    });
    expect(keysOf(metrics, 'page')).toEqual({
      '/faq': expect.objectContaining({ views: 45, visitors: 10 }),
      '/review/reef': expect.objectContaining({ views: 15 }),
    });
    expect(keysOf(metrics, 'source')).toEqual({
      'google.com': expect.objectContaining({ sessions: 6 }),
      direct: expect.objectContaining({ sessions: 3 }),
      shop: expect.objectContaining({ sessions: 7 }),
    });
    expect(Object.keys(keysOf(metrics, 'channel'))).toEqual(['organic-search', 'direct', 'paid']);
    expect(Object.keys(keysOf(metrics, 'campaign'))).toEqual(['Winter Sale']);
    expect(keysOf(metrics, 'country')).toEqual({
      US: expect.objectContaining({ visitors: 5, sessions: 8 }),
      TR: expect.objectContaining({ visitors: 1 }),
    });
    expect(keysOf(metrics, 'system')).toEqual({ macOS: expect.objectContaining({ sessions: 10 }) });
    expect(keysOf(metrics, 'screen')).toEqual({
      'extra-large': expect.objectContaining({ sessions: 6 }),
      small: expect.objectContaining({ sessions: 4 }),
    });
    expect(notImported).toContain('days.csv: Total revenue can’t be mapped.');
  });

  test('does not count a day twice if two of its tables have it', async () => {
    const { metrics, notImported } = await read(zip({ ...ga4Files, 'again.csv': ga4Files['days.csv']! }));
    expect(keysOf(metrics, 'total')['']).toMatchObject({ visitors: 12, views: 60 });
    expect(notImported).toContain('Tables that repeat days are left out: total.');
  });

  test.each([
    [
      'days',
      '# Start date: 20250101\n\nCountry,Active users\nGermany,5\n',
      'it has no days. Add Date as a dimension, and export it again.',
    ],
    [
      'visitors of whole days',
      'Date,Page path and screen class,Views\n20250101,/faq,5\n',
      'Export a table with Date alone',
    ],
    [
      'known columns',
      'Date,Audience name,Active users,Views\n20250101,All Users,5,9\n',
      'the column Audience name is not known. Export the table without it.',
    ],
  ])('without %s is refused, with what to export', async (_what, table, sentence) => {
    await expect(read(table)).rejects.toThrow(sentence);
  });

  test('counts days from the start that a comment names', async () => {
    const table =
      '# Start date: 20250228\n# End date: 20250301\n\nNth day,Active users,Views\n0000,5,9\n0001,2,3\n';
    expect((await read(table)).days).toEqual(['2025-02-28', '2025-03-01']);
  });
});

describe('an export of Umami', () => {
  const places = ['/', '/faq', '/review/reef'];
  const events = Array.from({ length: 400 }, (_, place) => {
    // 1 to 40 July, in any order, with several visits of a visitor and visits across midnight.
    const at = new Date(Date.UTC(2025, 6, 1, 0, ((place * 7919) % 400) * 143));
    return {
      session_id: `visitor ${(place * 31) % 23}`,
      visit_id: `visit ${(place * 17) % 61}`,
      event_id: String(place),
      url_path: places[place % 3]!,
      referrer_domain: place % 4 === 0 ? 'www.google.com' : place % 4 === 1 ? 'example.com' : '',
      event_type: place % 10 === 0 ? '2' : '1',
      event_name: place % 10 === 0 ? 'Sign up, "now"' : '',
      created_at: at.toISOString().replace('T', ' ').slice(0, 19),
    };
  });

  test('has the figures of a count of its events, by the site’s days', async () => {
    const timeZone = 'Asia/Kathmandu';
    const { metrics, days } = await read(umamiFile(events), { timeZone });
    const local = events.map((event) => ({
      ...event,
      at: Date.parse(`${event.created_at}Z`),
      day: new Date(Date.parse(`${event.created_at}Z`) + 345 * 60_000).toISOString().slice(0, 10),
    }));
    expect(days).toEqual([...new Set(local.map(({ day }) => day))].toSorted());
    for (const day of days) {
      const ofDay = local.filter((event) => event.day === day);
      const visits = [...new Set(ofDay.map(({ visit_id }) => visit_id))].map((visit) =>
        ofDay.filter(({ visit_id }) => visit_id === visit),
      );
      const views = ofDay.filter(({ event_type }) => event_type === '1');
      expect(metrics.find((row) => row.day === day && row.dimension === 'total')).toEqual({
        day,
        dimension: 'total',
        key: '',
        views: views.length,
        events: ofDay.length,
        visitors: new Set(ofDay.map(({ session_id }) => session_id)).size,
        sessions: visits.length,
        bounces: visits.filter(({ length }) => length === 1).length,
        milliseconds: visits
          .map((visit) => Math.max(...visit.map(({ at }) => at)) - Math.min(...visit.map(({ at }) => at)))
          .reduce((sum, duration) => sum + duration, 0),
      });
      for (const page of places) {
        const ofPage = views.filter(({ url_path }) => url_path === page);
        const row = metrics.find(
          (found) => found.day === day && found.dimension === 'page' && found.key === page,
        );
        expect([row?.views ?? 0, row?.visitors ?? 0]).toEqual([
          ofPage.length,
          new Set(ofPage.map(({ session_id }) => session_id)).size,
        ]);
      }
    }
    expect(keysOf(metrics, 'type')['Sign up, "now"']).toMatchObject({ events: 40 });
    expect(Object.keys(keysOf(metrics, 'source')).toSorted()).toEqual(['direct', 'google.com']);
  });

  test('says which columns and rows are not imported', async () => {
    const file = umamiFile([...events.slice(0, 3), { session_id: 's', created_at: 'yesterday' }]);
    expect((await read(file)).notImported).toEqual([
      'export.csv: region, city, url_query, referrer_path, referrer_query, page_title, gclid, fbclid, msclkid, ttclid, li_fat_id, twclid and others can’t be mapped.',
      'export.csv: 1 row can’t be read.',
    ]);
  });
});

describe('a file that is no export', () => {
  const bomb = Buffer.from(zipSync({ 'a.csv': strToU8(`date,visitors\n${'0'.repeat(5_000_000)}`) }));
  // The directory at the end says that the file has 1,024 bytes.
  const lying = Buffer.from(bomb);
  lying.writeUInt32LE(1024, lying.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);

  test.each<[string, Buffer, string]>([
    ['another table', Buffer.from('a,b\n1,2\n'), 'it has no table that can be imported'],
    ['nothing', Buffer.alloc(0), 'not an export of Plausible, Umami or Google Analytics 4'],
    ['random bytes', Buffer.from([0, 255, 7, 200, 10, 0, 1]), 'no table'],
    ['an open quotation mark', Buffer.from('date,visitors,pageviews\n"2025-01-01,1,1\n'), 'quotation mark'],
    ['an archive without tables', zip({ 'a.txt': 'x' }), 'not an export'],
    ['a damaged archive', Buffer.from('PK\u0003\u0004 and nothing else'), 'The archive can’t be unpacked.'],
    ['an endless row', bomb, 'A row is too long'],
    ['an archive with more than it says', lying, 'The archive can’t be unpacked.'],
  ])('%s is refused in words', async (_what, file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
  });

  test('an archive of more than 500 MB is refused before it is unpacked', async () => {
    const file = Buffer.from(bomb);
    file.writeUInt32LE(600 * 1024 * 1024, file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);
    await expect(read(file)).rejects.toThrow('Unpacked, it has more than 500 MB.');
  });
});

test.each([
  ['Windows 10', 'Windows'],
  ['Windows Server 2003', 'Windows'],
  ['Windows Phone', 'Windows Phone'],
  ['Mac OS', 'macOS'],
  ['Android OS', 'Android'],
  ['GNU/Linux', 'Linux'],
  ['Chrome OS', 'Chrome OS'],
  ['(not set)', ''],
])('the system %s of an export is %s here', (name, key) => expect(systemKey(name)).toBe(key));
