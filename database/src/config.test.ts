import { readConfig } from './config';

it.each([
  ['ADMIN_PASSWORD', 'fourteen chars', 'ADMIN_PASSWORD: expected 15 to 1024 characters'],
  ['ADMIN_PASSWORD', 'x'.repeat(1025), 'ADMIN_PASSWORD: expected 15 to 1024 characters'],
  ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL: expected an email address, got "owner"'],
  ['DEMO_DATA', 'yes', 'DEMO_DATA: expected true, catalog or false, got "yes"'],
])('refuses a bad %s in one line that names it', (name, value, message) =>
  expect(() => readConfig({ [name]: value })).toThrow(new Error(message)),
);

it('takes an empty variable for one that is not set', () =>
  expect(readConfig({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', DATABASE_URL: '', DEMO_DATA: '' })).toEqual(
    readConfig({}),
  ));

it.each([
  [undefined, 'true'],
  ['catalog', 'catalog'],
  ['false', 'false'],
])('DEMO_DATA=%s means %s', (given, meant) =>
  expect(readConfig({ DEMO_DATA: given })).toMatchObject({ DEMO_DATA: meant }),
);
