import { act, renderHook } from '@testing-library/react';
import { toggleCompared, useCompareTray } from './compare-tray';

test('the compare tray lasts as long as the page where the browser refuses storage, and that is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  const { result } = renderHook(useCompareTray);
  expect(result.current).toEqual([]);
  act(() => toggleCompared('a'));
  expect(result.current).toEqual(['a']);
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
    'Could not read astaguide-compare-tray',
    'Could not store astaguide-compare-tray',
  ]);
  jest.restoreAllMocks();
});
