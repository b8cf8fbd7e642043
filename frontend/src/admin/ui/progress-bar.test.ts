import { progressText } from './progress-bar';

test('shows progress once the number of steps is known', () => {
  expect(progressText({ done: 0, total: 0 })).toBe('');
  expect(progressText({ done: 12, total: 400 })).toBe('12 of 400');
});
