import { readChoice, writeChoice, type ReportChoice } from './report-address';

const TODAY = '2026-11-21';
const read = (search: string) => readChoice(new URLSearchParams(search), TODAY);

describe('the report that an address asks for', () => {
  it('is the last 28 days against those before, by clicks, where it does not say', () =>
    expect(read('tab=analytics')).toEqual({
      query: { range: '28d', compare: 'previous' },
      metric: 'clicks',
    }));

  it('is what it says', () => {
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
    'range=yesterday',
    'range=custom&from=2026-11-01',
    'range=custom&from=2026-11-01&to=2026-11-22',
    'range=custom&from=2024-11-01&to=2026-11-01',
    'range=7d&from=2026-11-01',
  ])('is the usual one where it makes no sense, but keeps what does: %s', (search) =>
    expect(read(`${search}&compare=none&metric=x`)).toEqual({
      query: { range: '28d', compare: 'none' },
      metric: 'clicks',
    }),
  );

  it('has the filters that can be some, beside any range', () => {
    expect(read('range=7d&filter=page:/a:b&filter=weather:rain&filter=device!:mobile').query).toEqual({
      range: '7d',
      compare: 'previous',
      filter: ['page:/a:b', 'device!:mobile'],
    });
    expect(read('range=7d&filter=weather:rain').query).toEqual({ range: '7d', compare: 'previous' });
  });

  it('has no more filters than a report takes', () => {
    const search = Array.from({ length: 12 }, (_, place) => `filter=page:/${place}`).join('&');
    expect(read(search).query.filter).toHaveLength(10);
  });

  it('keeps the range when the comparison makes no sense', () =>
    expect(read('range=7d&compare=month').query).toEqual({ range: '7d', compare: 'previous' }));
});

describe('writing a choice', () => {
  it('leaves all else in the address, and no day of an earlier choice', () => {
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

  it('is read back as it was', () => {
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
