import { reportQuerySchema } from '@astaguide/contracts/analytics/report/analytics-report';
import { reportRanges } from '@astaguide/contracts/lib/report-period';
import fc from 'fast-check';
import { readChoice, writeChoice, type ReportChoice } from './report-address';

const TODAY = '2026-11-21';
const read = (search: string) => readChoice(new URLSearchParams(search), TODAY);

describe('readChoice', () => {
  it('defaults to clicks in the last 28 days, compared with the previous period', () =>
    expect(read('tab=analytics')).toEqual({
      query: { range: '28d', compare: 'previous' },
      metric: 'clicks',
    }));

  it('reads range, comparison and metric', () => {
    expect(read('range=90d&compare=year&metric=visitors')).toEqual({
      query: { range: '90d', compare: 'year' },
      metric: 'visitors',
    });
    expect(read('range=custom&from=2026-11-01&to=2026-11-21').query).toEqual({
      range: 'custom',
      compare: 'previous',
      from: '2026-11-01',
      to: '2026-11-21',
    });
  });

  it.each([
    'range=tomorrow',
    'range=custom&from=2026-11-01',
    'range=custom&from=2026-11-01&to=2026-11-22',
    'range=custom&from=2024-11-01&to=2026-11-01',
    'range=7d&from=2026-11-01',
  ])('falls back to the default range, but keeps a valid comparison: %s', (search) =>
    expect(read(`${search}&compare=none&metric=x`)).toEqual({
      query: { range: '28d', compare: 'none' },
      metric: 'clicks',
    }),
  );

  it('reads those days of the past that the server accepts', () => {
    const days = fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      fc
        .date({ min: new Date('2025-06-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.constantFrom(
        '',
        '2026',
        '2026-02-29',
        '2026-2-1',
        '20260201',
        '2026-02-01T00:00:00Z',
        '1969-12-31',
        '1970-01-01',
      ),
    );
    const addresses = fc.record(
      {
        range: fc.oneof(fc.constant('custom'), fc.constantFrom(...reportRanges, 'tomorrow')),
        from: days,
        to: days,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(addresses, (asked) => {
        const { success, data } = reportQuerySchema.safeParse(asked);
        const isRead = success && (data.to ?? TODAY) <= TODAY;
        expect(read(new URLSearchParams(asked).toString()).query).toEqual(
          isRead ? data : { range: '28d', compare: 'previous' },
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('reads valid filters and ignores others', () => {
    expect(read('range=7d&filter=page:/a:b&filter=weather:rain&filter=device!:mobile').query).toEqual({
      range: '7d',
      compare: 'previous',
      filter: ['page:/a:b', 'device!:mobile'],
    });
    expect(read('range=7d&filter=weather:rain').query).toEqual({ range: '7d', compare: 'previous' });
  });

  it('reads at most ten filters', () => {
    const search = Array.from({ length: 12 }, (_, place) => `filter=page:/${place}`).join('&');
    expect(read(search).query.filter).toHaveLength(10);
  });

  it('keeps the range if the comparison is invalid', () =>
    expect(read('range=7d&compare=month').query).toEqual({ range: '7d', compare: 'previous' }));
});

describe('writeChoice', () => {
  it('keeps other parameters, and removes the days and filters of the previous choice', () => {
    const before = new URLSearchParams(
      'tab=analytics&edit=3&range=custom&from=2026-11-01&to=2026-11-02&filter=linkPlacement:x&filter=linkPlacement:y',
    );
    const after = writeChoice(before, { query: { range: '7d', compare: 'none' }, metric: 'views' });
    expect(Object.fromEntries(after)).toEqual({
      tab: 'analytics',
      edit: '3',
      range: '7d',
      compare: 'none',
      metric: 'views',
    });
  });

  it('writes an address that readChoice reads back unchanged', () => {
    const choice: ReportChoice = {
      query: {
        range: 'custom',
        compare: 'year',
        from: '2024-02-29',
        to: '2024-02-29',
        filter: ['page:/a?b&c', 'page!:/d', 'device:mobile'],
      },
      metric: 'visitors',
    };
    expect(readChoice(writeChoice(new URLSearchParams(), choice), TODAY)).toEqual(choice);
  });
});
