import { channelOf } from './channel';

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
