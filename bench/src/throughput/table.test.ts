import { decimal, layOut, whole } from './table';

test('columns are as wide as their widest cell', () => {
  expect(
    layOut([
      ['mode', 'events/s'],
      ['postgres', '9'],
    ]),
  ).toBe(['mode      events/s', '--------  --------', 'postgres         9'].join('\n'));
});

test('shortens numbers, and prints a dash for a missing one', () => {
  expect([whole(12345.6), whole(Number.NaN)]).toEqual(['12,346', '-']);
  expect([decimal(1.26), decimal(0.1234, 3), decimal(Number.NaN)]).toEqual(['1.3', '0.123', '-']);
});
