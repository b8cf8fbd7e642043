import { isRedisUrl, parseRedisUrl } from './redis-address';

const noLogin = { username: undefined, password: undefined, tls: false };

it('takes one address for one server', () => {
  expect(parseRedisUrl('redis://:secret@cache:6380/2')).toEqual({
    kind: 'server',
    url: 'redis://:secret@cache:6380/2',
  });
});

it('takes a comma list for a cluster, with the first one’s login for all', () => {
  expect(parseRedisUrl('rediss://me:p%40ss@one:7000,rediss://two')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'one', port: 7000 },
      { host: 'two', port: 6379 },
    ],
    login: { username: 'me', password: 'p@ss', tls: true },
  });
});

it('takes sentinels with the name of their primary', () => {
  expect(parseRedisUrl('redis+sentinel://one:5000,two/shop')).toEqual({
    kind: 'sentinel',
    sentinels: [
      { host: 'one', port: 5000 },
      { host: 'two', port: 26379 },
    ],
    master: 'shop',
    database: 0,
    login: noLogin,
    sentinelPassword: undefined,
  });
  expect(parseRedisUrl('rediss+sentinel://:p%3Ass@one/shop/3?sentinelPassword=other')).toMatchObject({
    database: 3,
    login: { username: undefined, password: 'p:ss', tls: true },
    sentinelPassword: 'other',
  });
});

it.each(['', 'cache:6379', 'http://cache', 'redis://one,http://two', 'redis+sentinel://one:1', 'redis://'])(
  'refuses %j',
  (url) => expect(isRedisUrl(url)).toBe(false),
);
