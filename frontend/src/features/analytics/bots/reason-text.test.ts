import { reasonText } from './reason-text';

test('a reason is told in words, and one that a later version may know by its name', () => {
  expect(reasonText('crawler')).toBe('The user agent names a program');
  expect(reasonText('no-user-agent')).toBe('No user agent was sent');
  expect(reasonText('too-quick')).toBe('too-quick');
});
