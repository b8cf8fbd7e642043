import { connectionSettingsInputSchema } from './connection-settings';

const parse = (input: object) => connectionSettingsInputSchema.safeParse(input);

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  [' https://Example.com/ ', 'https://example.com'],
  ['http://example.com:8080', 'http://example.com:8080'],
  ['https://example.com:443', 'https://example.com'],
  ['', null],
])('the address %p is stored as %p', (publicUrl, stored) => {
  expect(parse({ publicUrl }).data).toEqual({ publicUrl: stored });
});

test.each([
  { publicUrl: 'example.com' },
  { publicUrl: 'https://example.com/shop' },
  { publicUrl: 'https://example.com/?a' },
  { publicUrl: 'https://user@example.com' },
  { publicUrl: 'ftp://example.com' },
  { publicUrl: 'javascript:alert(1)' },
  { smtpHost: 'smtp://mail.example' },
  { smtpHost: 'mail example' },
  { smtpHost: 'mail.example/x?tls.rejectUnauthorized=false' },
  { smtpPort: 0 },
  { smtpPort: 70_000 },
  { smtpPassword: 'a\r\nb' },
  { mailFrom: 'nobody' },
  { mailFrom: 'Reef\r\nBcc: other@example.com <news@example.com>' },
])('refuses %j', (input) => {
  expect(parse(input).success).toBe(false);
});
