import { browsers, inAppBrowsers, referrers } from '@astaguide/testbed/real-traffic';
import { channelOf, trafficSource } from './traffic-source';

const byReferrer = Object.entries(referrers).flatMap(([channel, list]) =>
  // False referrers are bot traffic, under the channel of an unknown site.
  list.map(([referrer, source]) => [referrer, source, channel === 'spam' ? 'referral' : channel] as const),
);

test.each(byReferrer)('a visit from %s has the source %s and the channel %s', (referrer, source, channel) => {
  const found = trafficSource(undefined, referrer, ['astaguide.example']);
  expect([found, channelOf(found, undefined, false)]).toEqual([source, channel]);
});

test.each([...inAppBrowsers, ...browsers.map((userAgent) => [userAgent, 'direct'] as const)])(
  'without a referrer, the source of %s is %s',
  (userAgent, source) => {
    const found = trafficSource(undefined, undefined, ['astaguide.example'], undefined, userAgent);
    expect(found).toBe(source);
    expect(channelOf(found, undefined, false)).toMatch(
      source === 'direct' ? /^direct$/ : /^(social|ai-assistant)$/,
    );
  },
);
