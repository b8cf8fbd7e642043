import { readRobots } from './polite-client';

const FILE = new URL('https://shop.com/robots.txt');
const page = new URL('https://shop.com/buy?tag=a');
const rulesOf = (status: number, body = '') => readRobots(FILE, { status, body }, 'AstaGuideLinkCheck/1.0');

test.each([
  ['a missing file allows', 404, '', true],
  ['a file that is refused allows', 403, '', true],
  ['a server error forbids', 503, '', false],
  ['a request to slow down forbids', 429, '', false],
  ['an empty file allows', 200, '', true],
  ['a group for everybody counts', 200, 'User-agent: *\nDisallow: /buy', false],
  ['other paths do not count', 200, 'User-agent: *\nDisallow: /cart', true],
  ['other programs do not count', 200, 'User-agent: OtherBot\nDisallow: /', true],
  [
    'the group for this program counts alone',
    200,
    'User-agent: *\nAllow: /\n\nUser-agent: astaguidelinkcheck\nDisallow: /',
    false,
  ],
  ['the longest rule counts', 200, 'User-agent: *\nDisallow: /\nAllow: /buy', true],
  ['a page instead of the file allows', 200, '<html>Disallow: /</html>', true],
  ['too long a delay forbids', 200, 'User-agent: *\nCrawl-delay: 3600', false],
])('%s', (_name, status, body, isAllowed) => expect(rulesOf(status, body).allows(page)).toBe(isAllowed));

test('the delay is in milliseconds', () => {
  expect(rulesOf(200, 'User-agent: *\nCrawl-delay: 20').delay).toBe(20_000);
  expect(rulesOf(200, 'User-agent: *').delay).toBe(0);
});
