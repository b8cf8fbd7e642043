import { reasonText, ruleText } from './bot-reason';

test('describes reasons in words, and shows an unknown one as it is', () => {
  expect(reasonText('crawler', undefined)).toBe('Known bot user agent');
  expect(reasonText('hosting', [])).toBe('The address belongs to a hosting provider');
  expect(reasonText('no-user-agent', [])).toBe('No user agent was sent');
  expect(reasonText('too-quick', [])).toBe('too-quick');
});

test('describes a rule of the owner by its condition', () => {
  const rules = [{ id: 7, condition: { kind: 'network', network: '203.0.113.0/24' } as const }];
  expect(reasonText('rule:7', rules)).toBe('Your rule: Network 203.0.113.0/24');
  expect(reasonText('rule:8', rules)).toBe('Deleted rule (8)');
  expect(reasonText('rule:7', undefined)).toBe('Your rule');
});

test('describes a rule in words', () => {
  expect(ruleText({ kind: 'network', network: '203.0.113.0/24' })).toBe('Network 203.0.113.0/24');
  expect(ruleText({ kind: 'user-agent', contains: 'headless' })).toBe('User agent contains “headless”');
  expect(ruleText({ kind: 'source', source: 'spam.example' })).toBe('Source spam.example');
  expect(ruleText({ kind: 'behaviour', events: 1200, minutes: 1 })).toBe(
    'More than 1,200 events of a visitor within 1 minute',
  );
});
