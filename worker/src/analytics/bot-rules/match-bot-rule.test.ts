import { eventMatcher } from './match-bot-rule';

const person = { userAgent: 'Mozilla/5.0', ipAddress: null, source: 'direct' };

test.each<[network: string, within: string, matches: boolean]>([
  ['203.0.113.0/24', '203.0.113.0/24', true],
  ['203.0.112.0/23', '203.0.113.0/24', true],
  ['203.0.112.0/24', '203.0.113.0/24', false],
  ['203.0.0.0/8', '2001:db8:1::/48', false],
  ['2001:db8::/32', '2001:db8:ffff::/48', true],
  ['2001:db8:1::/48', '2001:db8:2::/48', false],
])('network %s, event of %s: %s', (network, ipAddress, matches) => {
  const matcher = eventMatcher({ kind: 'network', network });
  expect(matcher({ ...person, ipAddress })).toBe(matches);
  expect(matcher(person)).toBe(false);
});

test.each<[userAgent: string, contains: string, matches: boolean]>([
  ['Mozilla/5.0 HeadlessChrome/130', 'headlesschrome', true],
  ['Mozilla/5.0 Chrome/130', 'headlesschrome', false],
  ['a 50%_off (LINK)', '50%_off (link', true],
  // The sign for kelvin is a k in lower case, but not the letter that a rule can have.
  ['wor\u212aer', 'worker', false],
])('user agent %s, rule %s: %s', (userAgent, contains, matches) => {
  expect(eventMatcher({ kind: 'user-agent', contains })({ ...person, userAgent })).toBe(matches);
});

test.each<[source: string, rule: string, matches: boolean]>([
  ['spam.example', 'spam.example', true],
  ['forum.spam.example', 'spam.example', true],
  ['notspam.example', 'spam.example', false],
  ['spam.example.org', 'spam.example', false],
  ['letter', 'letter', true],
  // A name is no site, so that a rule for 'com' is not one for every site.
  ['shop.letter', 'letter', false],
])('source %s, rule %s: %s', (source, rule, matches) => {
  expect(eventMatcher({ kind: 'source', source: rule })({ ...person, source })).toBe(matches);
});

test('one event shows no behaviour', () => {
  expect(eventMatcher({ kind: 'behaviour', events: 1, minutes: 1 })(person)).toBe(false);
  expect(eventMatcher({ kind: 'network-agents', userAgents: 2 })(person)).toBe(false);
});
