import { isMailServer, isSender, mailServerOf } from './mail-server';

test.each([
  ['news@example.com', { name: '', address: 'news@example.com' }],
  ['Reef Review <news@example.com>', { name: 'Reef Review', address: 'news@example.com' }],
  ['"Reef, Review" <news@example.com>', { name: 'Reef, Review', address: 'news@example.com' }],
])('the sender %s', (MAIL_FROM, from) => {
  const SMTP_URL = 'smtp://mail.example:587';
  expect([isMailServer(SMTP_URL), isSender(MAIL_FROM)]).toEqual([true, true]);
  expect(mailServerOf({ SMTP_URL, MAIL_FROM })).toEqual({ url: SMTP_URL, from });
});

test.each([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://mail.example\r\nx'],
  ['MAIL_FROM', 'Reef Review'],
  ['MAIL_FROM', 'Reef <news@example.com>, other@example.com'],
  ['MAIL_FROM', 'Reef\r\nBcc: other@example.com <news@example.com>'],
  ['MAIL_FROM', 'news@example.com\nBcc: other@example.com'],
  ['MAIL_FROM', 'Reef <news@example.com\r\n>'],
])('%s may not be %j', (name, value) => {
  expect(name === 'SMTP_URL' ? isMailServer(value) : isSender(value)).toBe(false);
});

test('without a server no mail is sent', () => {
  expect(mailServerOf({ MAIL_FROM: 'news@example.com' })).toBeUndefined();
});
