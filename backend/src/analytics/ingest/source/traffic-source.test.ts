import { channelOf, trafficSource } from './traffic-source';

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

test.each([
  ['www.facebook.com', 'facebook.com'],
  ['l.facebook.com', 'facebook.com'],
  ['lm.facebook.com', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['android-app://com.facebook.katana', 'facebook.com'],
  ['out.reddit.com', 'reddit.com'],
  ['t.co', 'x.com'],
  ['m.baidu.com', 'baidu.com'],
  ['chat.openai.com', 'chatgpt.com'],
  ['android-app://com.google.android.gm', 'mail.google.com'],
  // Unknown sites keep what may be another site.
  ['m.blog.example', 'blog.example'],
  ['l.blog.example', 'l.blog.example'],
  ['mail.google.com', 'mail.google.com'],
  ['web.whatsapp.com', 'whatsapp.com'],
  ['m.example', 'm.example'],
  ['m.com', 'm.com'],
  ['m.facebook.com.spam.example', 'facebook.com.spam.example'],
  ['android-app://com.example.reader', 'android-app://com.example.reader'],
])('a referrer at %s belongs to %s', (host, site) => {
  const address = host.includes('://') ? host : `https://${host}`;
  expect(trafficSource(undefined, `${address}/path`, own)).toBe(site);
});

test.each([
  ['chatgpt.com', 'chatgpt.com'],
  ['chatgpt', 'chatgpt.com'],
  ['perplexity', 'perplexity.ai'],
  ['fb', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['youtube', 'youtube.com'],
  ['newsletter', 'newsletter'],
  ['partner.example', 'partner.example'],
])('the campaign source %s is %s', (name, site) => expect(trafficSource(name, undefined, own)).toBe(site));

test.each([
  ['direct', undefined, false, 'direct'],
  ['google.de', undefined, false, 'organic-search'],
  ['search.brave.com', undefined, false, 'organic-search'],
  ['duckduckgo.com', undefined, false, 'organic-search'],
  ['perplexity.ai', undefined, false, 'ai-assistant'],
  // ChatGPT names itself as the campaign's source.
  ['chatgpt.com', undefined, true, 'ai-assistant'],
  ['m.facebook.com', undefined, false, 'social'],
  ['mail.google.com', undefined, false, 'email'],
  ['blog.example.org', undefined, false, 'referral'],
  ['notgoogle.example', undefined, false, 'referral'],
  ['android-app://com.example.reader', undefined, false, 'referral'],
  ['newsletter', undefined, true, 'email'],
  ['podcast', undefined, true, 'campaign'],
  ['google.com', 'CPC', true, 'paid'],
  ['instagram.com', 'paid_social', true, 'paid'],
  ['instagram.com', undefined, true, 'social'],
  ['lnkd.in', undefined, true, 'social'],
  ['google.com', undefined, true, 'campaign'],
  ['google.com', 'poster', false, 'campaign'],
  ['spring', ' Email ', true, 'email'],
  ['google.com', 'organic', true, 'organic-search'],
  ['spring', 'poster', true, 'campaign'],
  ['direct', 'poster', false, 'campaign'],
])('what came from %s with the medium %s (campaign: %s) is %s', (source, medium, isCampaign, channel) => {
  expect(channelOf(source, medium, isCampaign)).toBe(channel);
});

test.each([
  ['google.com', undefined, 'gclid', 'paid'],
  ['bing.com', undefined, 'msclkid', 'paid'],
  ['facebook.com', undefined, 'fbclid', 'social'],
  ['letter', 'email', 'gclid', 'email'],
] as const)(
  'what came from %s with the medium %s and the parameter %s is %s',
  (source, medium, adClick, channel) => {
    expect(channelOf(source, medium, false, adClick)).toBe(channel);
  },
);
