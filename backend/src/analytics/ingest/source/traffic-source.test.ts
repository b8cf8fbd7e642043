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

test.each([
  ['https://vt.tiktok.com/ZS', 'tiktok.com', 'social'],
  ['https://m365.cloud.microsoft/chat', 'copilot.microsoft.com', 'ai-assistant'],
  ['https://chat.qwen.ai/', 'chat.qwen.ai', 'ai-assistant'],
  ['https://eur02.safelinks.protection.outlook.com/', 'safelinks.protection.outlook.com', 'email'],
  ['https://protect-eu.mimecast.com/s/x', 'mimecast.com', 'email'],
  ['https://urldefense.com/v3/', 'urldefense.com', 'email'],
  ['https://shop.us7.list-manage.com/track', 'list-manage.com', 'email'],
  ['https://googleads.g.doubleclick.net/', 'doubleclick.net', 'paid'],
  ['https://x.safeframe.googlesyndication.com/', 'googlesyndication.com', 'paid'],
  ['android-app://com.snapchat.android/', 'snapchat.com', 'social'],
  ['https://www.xn--bcher-kva.example/', 'bücher.example', 'referral'],
  ['https://blog.example./x', 'blog.example', 'referral'],
  [
    'https://notsafelinks.protection.outlook.com.example/',
    'notsafelinks.protection.outlook.com.example',
    'referral',
  ],
])('a visit from %s has the source %s and the channel %s', (referrer, source, channel) => {
  expect(trafficSource(undefined, referrer, own)).toBe(source);
  expect(channelOf(source, undefined, false)).toBe(channel);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
test.each([
  [
    `${IPHONE} Mobile/22G86 Instagram 395.0.0.33.84 (iPhone16,2; iOS 18_6; de_DE; scale=3.00)`,
    'instagram.com',
  ],
  [`${ANDROID} Chrome/139.0 Mobile Safari/537.36 Instagram 394.0.0.46.81 Android`, 'instagram.com'],
  [`${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/525.0.0.50.107;FBBV/783]`, 'facebook.com'],
  [`${ANDROID} Chrome/139.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/525.0.0.60.108;]`, 'facebook.com'],
  [`${IPHONE} Mobile/22G86 [FBAN/MessengerForiOS;FBAV/520.0]`, 'messenger.com'],
  [
    `${ANDROID} Chrome/139.0 Mobile Safari/537.36 musical_ly_2024105030 BytedanceWebview/d8a21c6`,
    'tiktok.com',
  ],
  [`${IPHONE} Mobile/22G86 [Pinterest/iOS]`, 'pinterest.com'],
  [`${IPHONE} Mobile/22G86 [LinkedInApp]/9.31.5082`, 'linkedin.com'],
  [`${IPHONE} Mobile/22G86 Snapchat/13.52.0.42 (like Safari/8622.1.22, panda)`, 'snapchat.com'],
  [`${IPHONE} Mobile/22G86 Twitter for iPhone/11.15`, 'x.com'],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 'direct'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'direct',
  ],
])('without a referrer, the source of %s is %s', (userAgent, source) => {
  expect(trafficSource(undefined, undefined, own, undefined, userAgent)).toBe(source);
  expect(trafficSource(undefined, 'https://www.google.com/', own, undefined, userAgent)).toBe('google.com');
});
