import { differenceText } from './preview';

test('formats a difference with its sign, and no difference as 0', () => {
  expect([differenceText(1200, 0), differenceText(3, 3), differenceText(0, 2)]).toEqual([
    '−1,200',
    '0',
    '+2',
  ]);
});
