import { sign } from '@fastify/cookie';
import { deviceOf, makeDeviceCookie } from './known-device';

const SECRET = 'a secret of the tests, long enough';
const cookie = makeDeviceCookie(1, SECRET);

it('recognises a device by its cookie', () => {
  expect(deviceOf(cookie, 1, SECRET)).toMatch(/^[\w-]{22}$/);
  expect(deviceOf(cookie, 1, SECRET)).toBe(deviceOf(cookie, 1, SECRET));
  expect(deviceOf(makeDeviceCookie(1, SECRET), 1, SECRET)).not.toBe(deviceOf(cookie, 1, SECRET));
});

it.each([
  ['no cookie', undefined],
  ['an empty one', ''],
  ['one without a signature', cookie.split('.').slice(0, 2).join('.')],
  ['one of another owner', makeDeviceCookie(2, SECRET)],
  ['one with another owner written in', cookie.replace(/^1/, '2')],
  ['one with another id written in', cookie.replace(/^1\../, '1.~')],
  ['one signed with another secret', makeDeviceCookie(1, `${SECRET}.`)],
  ['a session cookie', sign('1.session', SECRET)],
])('takes %s for an unknown device', (_, value) => expect(deviceOf(value, 1, SECRET)).toBeNull());
