import { z } from 'zod';
import { hasSender, mailEnvironment, mailServerOf } from './mail-environment';

const schema = z.object(mailEnvironment);

test.each([
  ['news@example.com', { name: '', address: 'news@example.com' }],
  ['Reef Review <news@example.com>', { name: 'Reef Review', address: 'news@example.com' }],
  ['"Reef, Review" <news@example.com>', { name: 'Reef, Review', address: 'news@example.com' }],
])('the sender %s', (MAIL_FROM, from) => {
  const variables = schema.parse({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM });
  expect(mailServerOf(variables)).toEqual({ url: 'smtp://mail.example:587', from });
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
  const { error } = schema.safeParse({ [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test('a server needs a sender, and without a server no mail is sent', () => {
  expect(hasSender({ SMTP_URL: 'smtp://mail.example' })).toBe(false);
  expect(hasSender({ MAIL_FROM: 'news@example.com' })).toBe(true);
  expect(mailServerOf({ MAIL_FROM: 'news@example.com' })).toBeUndefined();
});
