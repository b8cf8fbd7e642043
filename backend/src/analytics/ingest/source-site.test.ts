import { siteOf, siteOfCampaign } from './source-site';

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
])('%s belongs to %s', (host, site) => expect(siteOf(host)).toBe(site));

test.each([
  ['chatgpt.com', 'chatgpt.com'],
  ['chatgpt', 'chatgpt.com'],
  ['perplexity', 'perplexity.ai'],
  ['fb', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['youtube', 'youtube.com'],
  ['newsletter', 'newsletter'],
  ['partner.example', 'partner.example'],
])('the campaign source %s is %s', (name, site) => expect(siteOfCampaign(name)).toBe(site));
