import { remembered } from './remembered';

function counted(limit: number) {
  const compute = jest.fn((text: string) => (text === '' ? undefined : text.length));
  return { compute, lengthOf: remembered(limit, compute) };
}

test('computes the result of a text once, also if it is undefined', () => {
  const { compute, lengthOf } = counted(3);
  expect(['a', '', 'a', ''].map(lengthOf)).toEqual([1, undefined, 1, undefined]);
  expect(compute.mock.calls).toEqual([['a'], ['']]);
});

test('keeps no more results than its limit', () => {
  const { compute, lengthOf } = counted(2);
  for (const text of ['a', 'bb', 'ccc', 'a']) lengthOf(text);
  expect(compute.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a']);
});

test('keeps no result of a long text', () => {
  const { compute, lengthOf } = counted(2);
  const long = 'a'.repeat(513);
  expect([lengthOf(long), lengthOf(long)]).toEqual([513, 513]);
  expect(compute).toHaveBeenCalledTimes(2);
});
