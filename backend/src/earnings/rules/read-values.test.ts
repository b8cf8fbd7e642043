import fc from 'fast-check';
import { readAmount, readCurrency, readDay, readState } from './read-values';

describe('an amount', () => {
  it.each([
    ['12', '.', '12.0000'],
    ['1,234.5', '.', '1234.5000'],
    ['1.234,50', ',', '1234.5000'],
    ['$1,234.56', '.', '1234.5600'],
    ['USD 0.0750', '.', '0.0750'],
    ['0.00005', '.', '0.0001'],
    ['.5', '.', '0.5000'],
    ['-12.30', '.', '-12.3000'],
    ['(12.30)', '.', '-12.3000'],
    ['-0.00', '.', '0.0000'],
    ['1 234,5', ',', '1234.5000'],
    ["1'234.50", '.', '1234.5000'],
    ['€12.30', '.', '12.3000'],
    ['12.30 EUR', '.', '12.3000'],
    ['', '.', null],
  ] as const)('%p with %p is %p', (text, sign, value) => expect(readAmount(text, sign)).toEqual({ value }));

  it.each([
    ['12,30', '.'],
    ['1,23,456', '.'],
    ['1.2.3', '.'],
    ['abc', '.'],
    ['12345678901', '.'],
    ['$', '.'],
    ['1e3', '.'],
  ] as const)('%p with %p is refused', (text, sign) =>
    expect(readAmount(text, sign)).toEqual({ reason: expect.stringContaining(text) }),
  );

  it('written with groups is read back to the cent, whichever sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('.', ','), (cents, sign) => {
        const text = new Intl.NumberFormat(sign === '.' ? 'en-US' : 'de-DE', {
          minimumFractionDigits: 2,
        }).format(cents / 100);
        const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}00`;
        expect(readAmount(text, sign)).toEqual({ value });
      }),
    );
  });
});

describe('a currency', () => {
  it.each([
    ['', ['12.30', ''], 'USD'],
    ['', ['$12.30', '1 USD'], 'USD'],
    ['', ['€ 12.30', '1.00 EUR'], 'EUR'],
    ['eur', ['12.30'], 'EUR'],
    ['£', ['12.30'], 'GBP'],
    ['CAD', ['$12.30'], 'CAD'],
    ['JPY', ['¥1230'], 'JPY'],
  ])('%p with %j is %p', (column, amounts, code) => expect(readCurrency(column, amounts)).toEqual({ code }));

  it.each([
    ['Euro', ['12.30'], /Unknown currency 'Euro'/],
    ['', ['¥1230'], /several currencies/],
    ['EUR', ['£12.30'], /two currencies/],
    ['', ['€12.30', '1 GBP'], /two currencies/],
  ])('%p with %j is refused', (column, amounts, reason) =>
    expect(readCurrency(column, amounts)).toEqual({ reason: expect.stringMatching(reason) }),
  );
});

describe('a day', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['20260403', '2026-04-03'],
    ['2026-04-03 23:30:00', '2026-04-03'],
    ['2026-04-03T23:30:00Z', '2026-04-03'],
    ['2026-04-03T23:30:00-05:00', '2026-04-04'],
    ['2026-04-03 00:30:00 +0200', '2026-04-02'],
    ['4/3/2026', '2026-04-03'],
    ['04/03/26 10:15', '2026-04-03'],
    ['Apr 3, 2026', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['2028-02-29', '2028-02-29'],
  ])('%p is %p', (text, day) => expect(readDay(text, 'month-first')).toBe(day));

  it('begins with the day where the report says so', () => {
    expect(readDay('3.4.2026', 'day-first')).toBe('2026-04-03');
    expect(readDay('31/12/2026', 'day-first')).toBe('2026-12-31');
  });

  it.each(['2026-02-29', '13/13/2026', 'soon', '1999-12-31', '2026-13-01', '3 Foo 2026', '20260403123'])(
    '%p is not a value',
    (text) => expect(readDay(text, 'month-first')).toBeUndefined(),
  );
});

test.each([
  ['Approved', 'confirmed'],
  ['PAID', 'confirmed'],
  ['on_hold', 'pending'],
  ['Pending', 'pending'],
  ['Cancelled', 'reversed'],
  ['charge-back', 'reversed'],
  ['not approved', 'reversed'],
  ['maybe', undefined],
])('the state %p means %p', (text, state) => expect(readState(text)).toBe(state));
