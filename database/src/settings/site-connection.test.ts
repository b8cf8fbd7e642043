import { mailServerParts } from '@astaguide/contracts/operations/mail-server';
import { openPassword, sealPassword, SiteConnection, type StoredConnection } from './site-connection';

const SECRET = 'a secret of 32 characters or more';
const nothing: StoredConnection = {
  publicUrl: null,
  smtpHost: null,
  smtpPort: null,
  smtpSecurity: 'starttls',
  smtpUser: null,
  smtpPassword: null,
  mailFrom: null,
};
const mail: StoredConnection = {
  ...nothing,
  publicUrl: 'https://reef.example',
  smtpHost: 'smtp.example.com',
  smtpUser: 'site@example.com',
  smtpPassword: sealPassword('pass:w@rd/1', SECRET),
  mailFrom: 'Reef <site@example.com>',
};

function connectionWith(stored: StoredConnection, variables: object = {}) {
  const connection = new SiteConnection({ PORT: 3000, SESSION_SECRET: SECRET, ...variables });
  connection.apply(stored);
  return connection;
}

test('without variables, what is stored applies', () => {
  expect(connectionWith(mail)).toMatchObject({
    publicUrl: 'https://reef.example',
    source: 'settings',
    mailServer: {
      url: 'smtp://site%40example.com:pass%3Aw%40rd%2F1@smtp.example.com:587?requireTLS=true',
      from: { name: 'Reef', address: 'site@example.com' },
    },
  });
});

test('variables win over what is stored', () => {
  const variables = {
    PUBLIC_URL: 'https://fixed.example',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.example',
  };
  const fixed = {
    publicUrl: 'https://fixed.example',
    source: 'variable',
    mailServer: { url: 'smtp://localhost', from: { name: '', address: 'a@b.example' } },
  };
  expect(connectionWith(mail, variables)).toMatchObject(fixed);
  // Also before anything is read.
  expect(new SiteConnection({ PORT: 3000, ...variables })).toMatchObject(fixed);
});

test('a sender from a variable is used with the stored server', () => {
  const { mailServer } = connectionWith({ ...mail, mailFrom: null }, { MAIL_FROM: 'a@b.example' });
  expect(mailServer?.from.address).toBe('a@b.example');
});

test('with neither, the site is at localhost and sends no mail', () => {
  const { publicUrl, source, mailServer } = connectionWith(nothing);
  expect([publicUrl, source, mailServer]).toEqual(['http://localhost:3000', 'default', undefined]);
});

test('nothing is assumed before the database was read', () => {
  const connection = new SiteConnection({ PORT: 3000 });
  expect(() => connection.publicUrl).toThrow('not read');
  expect(() => connection.mailServer).toThrow('not read');
});

test('reports a change once, and lets mail begin when a server is set up', async () => {
  const connection = connectionWith(nothing);
  let hasBegun = false;
  const begin = connection.whenMailIsSetUp().then(() => (hasBegun = true));
  expect(connection.apply({ ...nothing })).toBe(false);
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  expect(connection.apply(mail)).toBe(true);
  await begin;
  expect(connection.apply({ ...mail })).toBe(false);
  await connection.whenMailIsSetUp();
});

test('a password is read only with the secret that it was stored with', () => {
  const sealed = sealPassword('secret', SECRET);
  expect(sealed.includes('secret')).toBe(false);
  expect(sealPassword('secret', SECRET)).not.toEqual(sealed);
  expect(openPassword(sealed, SECRET)).toBe('secret');
  expect(openPassword(sealed, `${SECRET}!`)).toBeUndefined();
  expect(openPassword(sealed, undefined)).toBeUndefined();
  sealed[sealed.length - 1]! ^= 1;
  expect(openPassword(sealed, SECRET)).toBeUndefined();
});

test('a database restored beside another secret sends no mail', () => {
  expect(
    connectionWith(mail, { SESSION_SECRET: 'another secret of 32 characters' }).mailServer,
  ).toBeUndefined();
});

test.each([
  ['smtps://a@mail.example', { smtpHost: 'mail.example', smtpPort: 465, smtpSecurity: 'tls', smtpUser: 'a' }],
  ['smtp://mail.example:2525', { smtpPort: 2525, smtpSecurity: 'starttls', smtpUser: null }],
  ['smtp://[::1]?ignoreTLS=true', { smtpHost: '::1', smtpPort: 587, smtpSecurity: 'none' }],
])('shows %s without its password', (url, parts) => {
  expect(mailServerParts(url)).toMatchObject(parts);
});

test.each(['tls', 'starttls', 'none'] as const)('writes and reads a server with %s', (smtpSecurity) => {
  const { mailServer } = connectionWith({ ...mail, smtpHost: '2001:db8::7', smtpPort: 1234, smtpSecurity });
  expect(mailServerParts(mailServer!.url)).toEqual({
    smtpHost: '2001:db8::7',
    smtpPort: 1234,
    smtpSecurity,
    smtpUser: 'site@example.com',
  });
});
