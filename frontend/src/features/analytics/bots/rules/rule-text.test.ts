import { differenceText, ruleText } from './rule-text';

test('a rule is told in words', () => {
  expect(ruleText({ kind: 'network', network: '203.0.113.0/24' })).toBe('Network 203.0.113.0/24');
  expect(ruleText({ kind: 'user-agent', contains: 'headless' })).toBe('User agent contains “headless”');
  expect(ruleText({ kind: 'behaviour', events: 1200, minutes: 1 })).toBe(
    'More than 1,200 events of a visitor within 1 minute',
  );
});

test('a difference has its sign, and none is 0', () => {
  expect([differenceText(1200, 0), differenceText(3, 3), differenceText(0, 2)]).toEqual([
    '−1,200',
    '0',
    '+2',
  ]);
});
