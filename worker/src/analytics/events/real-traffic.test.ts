import { browsers, inAppBrowsers, programs, referrers } from '@astaguide/testbed/real-traffic';
import { detectBot } from './detect-bot';
import { trackedEvent } from './tracked-event.fixture';

const reasonsOf = (different: Parameters<typeof trackedEvent>[0]) =>
  detectBot(trackedEvent(different), () => []);

test.each([...browsers, ...inAppBrowsers.map(([userAgent]) => userAgent)])('%s is a person', (userAgent) => {
  expect(reasonsOf({ userAgent })).toBeNull();
});

test.each(programs)('%s is a program', (userAgent) => {
  expect(reasonsOf({ userAgent })).toEqual(['crawler']);
});

test.each(Object.entries(referrers))('sites of the channel %s', (channel, sites) => {
  for (const [, source] of sites)
    expect([source, reasonsOf({ source })]).toEqual([source, channel === 'spam' ? ['referrer-spam'] : null]);
});
