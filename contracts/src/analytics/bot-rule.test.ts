import { botRuleConditionSchema } from './bot-rule';

const read = (condition: object) => {
  const parsed = botRuleConditionSchema.safeParse(condition);
  return parsed.success ? parsed.data : parsed.error.issues[0]!.message;
};

test.each([
  ['203.0.113.0/24', undefined],
  [' 10.0.0.0/8 ', undefined],
  ['2001:DB8:1::/48', undefined],
  ['203.0.113.0/25', 'Addresses are stored as /24 networks: choose /24 or a smaller number'],
  ['203.0.113.7/32', 'Addresses are stored as /24 networks: choose /24 or a smaller number'],
  ['2001:db8:1:2::/64', 'Addresses are stored as /48 networks: choose /48 or a smaller number'],
  ['0.0.0.0/0', 'This network is too large: choose /8 or a larger number'],
  ['::/0', 'This network is too large: choose /16 or a larger number'],
  ['203.0.113.7', 'Enter a network such as 203.0.113.0/24 or 2001:db8:1::/48'],
  ['example.org/24', 'Enter a network such as 203.0.113.0/24 or 2001:db8:1::/48'],
])('the network %s', (network, message) => {
  const expected = message ?? { kind: 'network', network: network.trim().toLowerCase() };
  expect(read({ kind: 'network', network })).toEqual(expected);
});

test('a part of a user agent is plain text, and its case makes no other rule', () => {
  expect(read({ kind: 'user-agent', contains: ' HeadlessChrome ' })).toEqual({
    kind: 'user-agent',
    contains: 'headlesschrome',
  });
  expect(read({ kind: 'user-agent', contains: 'a ' })).toBe('At least 3 characters');
  expect(read({ kind: 'user-agent', contains: 'a'.repeat(201) })).toBe('At most 200 characters');
  for (const contains of ['bötchen', 'bot\nnet', 'bot\u0000net']) {
    expect(read({ kind: 'user-agent', contains })).toBe('Use plain ASCII characters only');
  }
});

test('a rule on behaviour needs a number of events and of minutes', () => {
  const rule = { kind: 'behaviour', events: 60, minutes: 10 };
  expect(read(rule)).toEqual(rule);
  expect(read({ ...rule, events: 0 })).toBe('At least 1');
  expect(read({ ...rule, minutes: 1441 })).toBe('At most 1,440 (one day)');
  expect(read({ ...rule, minutes: 1.5 })).toBe('Enter a whole number');
});

test('a rule on networks needs a number of user agents', () => {
  const rule = { kind: 'network-agents', userAgents: 20 };
  expect(read(rule)).toEqual(rule);
  expect(read({ ...rule, userAgents: 1 })).toBe('At least 2');
  expect(read({ ...rule, userAgents: 10_001 })).toBe('At most 10,000');
});

test.each([
  ['spam.example', 'spam.example'],
  [' https://WWW.Spam.example/page?x#y ', 'spam.example'],
  ['www.spam.example/', 'spam.example'],
  ['Spam.example.', 'spam.example'],
  ['My Letter', 'my letter'],
  ['android-app://com.example.reader', 'android-app://com.example.reader'],
  ['https://x/', 'At least 2 characters'],
  ['a'.repeat(201), 'At most 200 characters'],
])('the source %s', (source, expected) => {
  expect(read({ kind: 'source', source })).toEqual(
    / characters$/.test(expected) ? expected : { kind: 'source', source: expected },
  );
});
