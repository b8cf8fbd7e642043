import { trafficSource } from './traffic-source';

const own = ['astaguide.example', 'localhost:3000'];

test.each([
  ['a campaign', 'Newsletter', 'https://www.example.org/x', 'newsletter'],
  ['another site', undefined, 'https://www.example.org/x?q=1', 'example.org'],
  ['the site itself', undefined, 'https://astaguide.example/faq', 'direct'],
  ['the site under its local name', undefined, 'http://localhost:3000/', 'direct'],
  ['nothing', undefined, undefined, 'direct'],
  ['text that is no address', undefined, 'not an address', 'direct'],
  ['an app', undefined, 'android-app://com.example.reader/', 'android-app://com.example.reader'],
])('a visit from %s', (_what, utmSource, referrer, source) => {
  expect(trafficSource(utmSource, referrer, own)).toBe(source);
});

test.each([
  ['an advertisement without a referrer', undefined, undefined, 'gclid', 'google.com'],
  ['an advertisement on another site', undefined, 'https://news.example/', 'gclid', 'news.example'],
  ['a campaign in an advertisement', 'spring', undefined, 'msclkid', 'spring'],
  ['Facebook in an app', undefined, undefined, 'fbclid', 'facebook.com'],
] as const)('a visit from %s', (_what, utmSource, referrer, adClick, source) => {
  expect(trafficSource(utmSource, referrer, own, adClick)).toBe(source);
});
