import { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import type { Pool } from 'pg';
import { forgetEvents } from '../../analytics/events/event-database.fixture';
import { createEventRecorder } from '../../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../../analytics/events/tracked-event.fixture';
import { ownerDatabaseForTests } from '../../lib/owner-database.fixture';
import type { JobContext } from '../../lib/queue-processor';
import { checkLink } from './check-link';
import { LinkChecker } from './link-checker';
import { LinkChecksRepository } from './link-checks.repository';
import { BETWEEN_FAILURES } from './link-verdict';
import { LinkHostsRepository } from './link-hosts.repository';
import { PoliteClient } from './polite-client';
import {
  endless,
  html,
  lookupError,
  redirect,
  Shops,
  status,
  text,
  unlike,
  type Answer,
} from './shops.fixture';

/** Milliseconds. */
const DELAY = 100;
const MAX_BODY = 64 * 1024;

let pool: Pool;
let checks: LinkChecksRepository;
let checker: LinkChecker;
const shops = new Shops();

ownerDatabaseForTests((opened, dataSource) => {
  pool = opened;
  checks = new LinkChecksRepository(dataSource.getRepository(LinkCheck));
});
beforeAll(async () => {
  await shops.open();
  const limits = { delay: DELAY, timeLimit: 2000, sizeLimit: MAX_BODY };
  checker = new LinkChecker(new PoliteClient(new LinkHostsRepository(pool), shops.options(limits)));
});
afterAll(() => shops.close());

async function check(url: string): Promise<string> {
  await checkLink({ url }, {} as JobContext, checker, checks);
  const { verdict, status, reason, hint } = (await checks.find(url))!;
  return [verdict, status, reason === 'status' ? null : reason, hint]
    .filter((part) => part !== null)
    .join(' ');
}

const requestsAt = (host: string) =>
  shops.requests.filter((request) => request.host === host).map(({ method, path }) => `${method} ${path}`);

const byPath =
  (pages: Record<string, Answer>): Answer =>
  (response, request) =>
    (pages[request.url!] ?? html())(response, request);
const addProduct = (slug: string, link: string, localized: string | null = null) =>
  pool.query(
    `INSERT INTO products (name, brand, slug, description, image_url, best_for, affiliate_link, affiliate_link_de,
       potency, source, price, rating)
     VALUES ('Reef ' || $1, 'Reef', $1, 'x', '/x.png', 'x', $2, $3, '12mg', 'Natural', 20, 4.5)`,
    [slug, link, localized],
  );
const never = () => undefined;
const robotsFile = (lines: string) => text(`User-agent: *\n${lines}`);

test('each kind of answer gets its verdict, and no private address is reached', async () => {
  const chain =
    (length: number): Answer =>
    (response, request) => {
      const step = Number(/\d+/.exec(request.url!)?.[0] ?? 0);
      (step < length ? redirect(`/${step + 1}`) : html())(response, request);
    };
  shops.set(
    {
      'sold-out.com': { page: html('<p>Sold out</p>') },
      'soft-404.com': { page: html('<title>Page not found</title>') },
      'gone-404.com': { page: status(404) },
      'gone-410.com': { page: status(410) },
      'no-head.com': { page: unlike(status(405), html()) },
      'head-404.com': { page: unlike(status(404), html()) },
      'refused.com': { page: status(403) },
      'too-many.com': { page: status(429) },
      'down.com': { page: status(503) },
      'moved.com': { page: redirect(shops.url('fine.com')) },
      'moved-gone.com': { page: redirect(shops.url('gone-404.com')) },
      'moved-five.com': { page: chain(5) },
      'moved-six.com': { page: chain(6) },
      'loop.com': { page: redirect('/buy') },
      'to-private.com': { page: redirect(shops.privateUrl('127.0.0.1')) },
      'to-mapped.com': { page: redirect(shops.privateUrl('[::ffff:127.0.0.1]')) },
      'to-short.com': { page: redirect(shops.privateUrl('127.1')) },
      'to-private-name.com': { page: redirect(shops.privateUrl('intranet.com')) },
      'get-to-private.com': { page: unlike(status(403), redirect(shops.privateUrl('127.0.0.1'))) },
      'robots-to-private.com': { page: html(), robots: redirect(shops.privateUrl('127.0.0.1')) },
      'to-app.com': { page: redirect('itms-apps://store') },
      'to-nothing.com': { page: redirect('http://') },
      'silent.com': { page: never },
      'slow-body.com': { page: unlike(html(), (response) => void response.writeHead(200).write('<p>')) },
      'huge-page.com': { page: unlike(html(), endless('text/html')) },
      'huge-file.com': { page: unlike(text(''), endless('text/plain')) },
      'reset.com': { page: (response) => response.socket!.destroy() },
      'garbage.com': { page: (response) => response.socket!.end('SSH-2.0-x\r\n') },
      'closed.com': { page: html(), robots: robotsFile('Disallow: /') },
      'robots-down.com': { page: html(), robots: status(503) },
      'robots-lost.com': { page: html(), robots: redirect(shops.url('no-host.com')) },
      'to-home.com': { page: byPath({ '/buy': redirect('/') }) },
      'to-search.com': { page: byPath({ '/buy': redirect('/search?q=softgels') }) },
      'between.com': {
        page: html(`<meta http-equiv="refresh" content="0;url=${shops.url('to-home.com')}">`),
      },
      'parked.com': { page: html('<title>parked.com is for sale</title><p>This domain is for sale</p>') },
      'wall.com': { page: html('<title>Just a moment...</title>') },
      'wall-404.com': { page: unlike(status(404), html('<title>Robot Check</title>', 404)) },
      'shared.com': { page: redirect(shops.url('fine.com', '/')) },
    },
    {
      'private.com': ['10.0.0.7'],
      'metadata.com': ['169.254.169.254'],
      'carrier.com': ['100.64.1.1'],
      'half-private.com': ['127.0.0.1 192.168.1.1'],
      'intranet.com': ['127.0.0.1'],
      'rebinding.com': ['127.0.0.1', '169.254.169.254'],
      'no-host.com': [lookupError('ENOTFOUND')],
      'no-dns.com': [lookupError('EAI_AGAIN')],
    },
  );
  const expected: Record<string, [first: string, second?: string]> = {
    'fine.com': ['ok 200'],
    'sold-out.com': ['ok 200 out-of-stock'],
    'soft-404.com': ['ok 200 not-found-text'],
    'gone-404.com': ['suspected 404', 'broken 404'],
    'gone-410.com': ['suspected 410', 'broken 410'],
    'no-host.com': ['suspected host-gone', 'broken host-gone'],
    'moved-gone.com': ['suspected 404', 'broken 404'],
    'no-head.com': ['ok 200'],
    'head-404.com': ['ok 200'],
    'moved.com': ['ok 200'],
    'moved-five.com': ['ok 200'],
    'huge-page.com': ['ok 200'],
    'huge-file.com': ['ok 200'],
    'refused.com': ['could-not-check 403'],
    'too-many.com': ['could-not-check 429'],
    'down.com': ['could-not-check 503'],
    'moved-six.com': ['could-not-check redirects'],
    'loop.com': ['could-not-check redirects'],
    'to-private.com': ['could-not-check private-address'],
    'to-mapped.com': ['could-not-check private-address'],
    'to-short.com': ['could-not-check private-address'],
    'to-private-name.com': ['could-not-check private-address'],
    'get-to-private.com': ['could-not-check private-address'],
    'private.com': ['could-not-check private-address'],
    'metadata.com': ['could-not-check private-address'],
    'carrier.com': ['could-not-check private-address'],
    'half-private.com': ['could-not-check private-address'],
    'rebinding.com': ['could-not-check private-address'],
    'robots-to-private.com': ['could-not-check robots'],
    'robots-down.com': ['could-not-check robots'],
    'robots-lost.com': ['could-not-check robots'],
    'closed.com': ['could-not-check robots'],
    'to-app.com': ['could-not-check not-web'],
    'to-nothing.com': ['could-not-check not-web'],
    'silent.com': ['could-not-check time-out'],
    'slow-body.com': ['could-not-check time-out'],
    'reset.com': ['could-not-check connection'],
    'garbage.com': ['could-not-check connection'],
    'no-dns.com': ['could-not-check connection'],
    'shop.example': ['could-not-check reserved-name'],
    'to-home.com': ['leads-elsewhere 200 home-page'],
    'to-search.com': ['leads-elsewhere 200 search-page'],
    'between.com': ['leads-elsewhere 200 home-page'],
    'parked.com': ['leads-elsewhere 200 parked'],
    'wall.com': ['could-not-check 200 bot-wall'],
    'wall-404.com': ['could-not-check 404 bot-wall'],
    // No product leads there.
    'shared.com': ['ok 200'],
  };
  await pool.query('TRUNCATE products CASCADE');
  const ofProducts = ['to-home.com', 'to-search.com', 'between.com'];
  for (const host of ofProducts) await addProduct(host.replaceAll('.', '-'), shops.url(host));
  const verdicts = async () => {
    const found = Object.keys(expected).map(async (host) => [host, await check(shops.url(host))] as const);
    return Object.fromEntries(await Promise.all(found));
  };
  const turn = (place: 0 | 1) =>
    Object.fromEntries(Object.entries(expected).map(([host, turns]) => [host, turns[place] ?? turns[0]]));

  expect(await verdicts()).toEqual(turn(0));
  // The second check is later than the owner's 'Check now' a moment after the first.
  await pool.query(
    `UPDATE link_checks SET failed_since = failed_since - interval '${BETWEEN_FAILURES} milliseconds'`,
  );
  expect(await verdicts()).toEqual(turn(1));
  expect(shops.intrusions).toBe(0);
  expect(requestsAt('shop.example')).toEqual([]);
  expect(new Set(requestsAt('closed.com'))).toEqual(new Set(['GET /robots.txt']));
  expect(requestsAt('too-many.com')).toEqual(['GET /robots.txt', 'HEAD /buy', 'HEAD /buy']);
  expect(requestsAt('huge-file.com')).toEqual(['GET /robots.txt', 'HEAD /buy', 'HEAD /buy']);
}, 60_000);

test('sends a host one request within its delay, also from several workers', async () => {
  shops.requests.length = 0;
  shops.set({ 'patient.com': { page: html(), robots: robotsFile('Crawl-delay: 0.3') } }, {});
  const another = new LinkChecker(
    new PoliteClient(
      new LinkHostsRepository(pool),
      shops.options({ delay: DELAY, timeLimit: 2000, sizeLimit: MAX_BODY }),
    ),
  );
  await Promise.all(
    ['busy.com', 'patient.com'].flatMap((host) => [
      checker.check(shops.url(host, '/a'), true),
      checker.check(shops.url(host, '/b'), true),
      another.check(shops.url(host, '/c'), true),
    ]),
  );
  const gapsAt = (wanted: string, skipped: string) => {
    const times = shops.requests
      .filter(({ host, path }) => host === wanted && path !== skipped)
      .map(({ at }) => at);
    return times.slice(1).map((at, place) => at - times[place]!);
  };
  expect(requestsAt('busy.com')).toHaveLength(8);
  expect(Math.min(...gapsAt('busy.com', ''))).toBeGreaterThanOrEqual(DELAY - 1);
  expect(Math.min(...gapsAt('patient.com', '/robots.txt'))).toBeGreaterThanOrEqual(299);
}, 60_000);

test('a check that a shutdown interrupts has no result', async () => {
  shops.set({ 'silent-too.com': { page: never } }, {});
  const stopped = new LinkChecker(
    new PoliteClient(
      new LinkHostsRepository(pool),
      shops.options({ delay: DELAY, timeLimit: 60_000, sizeLimit: MAX_BODY }),
    ),
  );
  const url = shops.url('silent-too.com');
  const result = checkLink({ url }, {} as JobContext, stopped, checks);
  stopped.beforeApplicationShutdown();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(await checks.find(url)).toBeUndefined();
});

describe('which links are checked', () => {
  const DAY = 86_400_000;
  const OWN_HOST = 'reef.example';
  const now = new Date('2026-11-20T10:00:00Z');
  const ok = {
    verdict: 'ok',
    status: 200,
    reason: null,
    hint: null,
    finalUrl: null,
    failedSince: null,
  } as const;
  const gone = (verdict: 'suspected' | 'broken') =>
    ({ verdict, status: 404, reason: 'status', hint: null, finalUrl: null, failedSince: now }) as const;

  beforeEach(() => pool.query('TRUNCATE products, link_checks CASCADE'));

  test('each link of the catalog once a day, without its click id', async () => {
    await addProduct('a', 'https://shop.com/a?subid={clickId}', 'https://shop.com/de');
    await addProduct('b', 'https://shop.com/a?subid=', '');
    await addProduct('c', 'https://shop.com/deleted');
    await pool.query(`UPDATE products SET deleted_at = now() WHERE slug = 'c'`);
    expect(await checks.findDue(now, OWN_HOST)).toEqual(['https://shop.com/a?subid=', 'https://shop.com/de']);
    await checks.save('https://shop.com/de', ok, now);
    expect(await checks.findDue(now, OWN_HOST)).toEqual(['https://shop.com/a?subid=']);
    expect(await checks.findDue(new Date(now.getTime() + DAY), OWN_HOST)).toHaveLength(2);
  });

  test('a link that was gone once is due after an hour', async () => {
    await addProduct('a', 'https://shop.com/a');
    await checks.save('https://shop.com/a', gone('suspected'), now);
    expect(await checks.findDue(new Date(now.getTime() + BETWEEN_FAILURES - 1), OWN_HOST)).toEqual([]);
    expect(await checks.findDue(new Date(now.getTime() + BETWEEN_FAILURES), OWN_HOST)).toHaveLength(1);
  });

  test('a broken link is replaced by its fallback until it works again, and pages are notified', async () => {
    await addProduct('a', 'https://shop.com/a?subid={clickId}');
    await pool.query('UPDATE products SET offers = $1', [
      JSON.stringify([{ link: 'https://other.com/{clickId}', country: null, language: null, inStock: true }]),
    ]);
    const listener = await pool.connect();
    const heard = jest.fn();
    listener.on('notification', heard);
    await listener.query(`LISTEN ${CONTENT_CHANNEL}`);
    const [url, other] = ['https://shop.com/a?subid=', 'https://other.com/'];
    const saves = [gone('suspected'), gone('broken'), gone('broken'), ok, ok];
    for (const state of saves) await checks.save(url, state, now);
    const { rows } = await pool.query('SELECT from_url, to_url FROM link_switches ORDER BY id');
    expect(rows).toEqual([
      { from_url: url, to_url: other },
      { from_url: other, to_url: url },
    ]);
    await listener.query('SELECT 1');
    listener.release(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('links of short links and published texts, but none to this site', async () => {
    await pool.query('TRUNCATE short_links, blog_posts CASCADE');
    await pool.query(
      `INSERT INTO short_links (slug, url, ends_on, next_url)
       VALUES ('a', 'https://video.com/{clickId}', '2026-12-31', 'https://next.com/'), ('own', 'https://reef.example/faq', NULL, NULL)`,
    );
    const post = (slug: string, href: string, published: boolean) =>
      pool.query(
        `INSERT INTO blog_posts (title, slug, excerpt, content, image_url, category, published, published_at)
         VALUES ($1, $1, 'x', $2, '/x.png', 'EXPERT GUIDE', $3, now())`,
        [slug, `<p><a href="${href}" rel="noopener">a</a><a href="/faq">b</a></p>`, published],
      );
    await post('seen', 'https://lab.com/?a=1&amp;b=2', true);
    await post('own', 'https://Reef.example/comparison', true);
    await post('study', 'https://doi.org/10.3390/md12010128', true);
    await post('draft', 'https://draft.com/', false);
    expect(await checks.findDue(now, OWN_HOST)).toEqual([
      'https://lab.com/?a=1&b=2',
      'https://next.com/',
      'https://reef.example/faq',
      'https://video.com/',
    ]);
    await checks.save('https://lab.com/?a=1&b=2', gone('broken'), now);
    expect(await checks.findUnreported()).toMatchObject([
      { url: 'https://lab.com/?a=1&b=2', products: [], places: ['“seen”'] },
    ]);
    await pool.query('TRUNCATE short_links, blog_posts CASCADE');
  });

  test('a link has its own clicks; clicks without a target count for the only link of a product', async () => {
    await addProduct('a', 'https://shop.com/a?sub={clickId}', 'https://shop.com/de');
    await addProduct('b', 'https://shop.com/b');
    await pool.query(`INSERT INTO short_links (slug, url) VALUES ('video', 'https://video.com/')`);
    const { rows } = await pool.query<{ slug: string; id: number }>('SELECT slug, id FROM products');
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
    const yesterday = new Date(Date.now() - DAY).toISOString();
    const click = (slug: string, affiliateUrl: string | undefined, part: object = {}) =>
      trackedEvent({
        occurredAt: yesterday,
        eventType: 'affiliate_click',
        productId: idOf(slug),
        extra: { affiliateUrl },
        ...part,
      });
    await createEventRecorder(pool).record(
      [
        click('a', 'https://shop.com/a?sub='),
        click('a', 'https://shop.com/a?sub='),
        click('a', 'https://shop.com/de'),
        click('a', '/go/a?from=review'),
        click('b', '/go/b?from=review'),
        click('b', undefined),
        click('b', 'https://shop.com/b', { userAgent: 'curl/8' }),
        click('b', 'https://shop.com/b', { occurredAt: new Date(Date.now() - 30 * DAY).toISOString() }),
        click('b', 'https://shop.com/b', { occurredAt: new Date().toISOString() }),
        ...[1, 2, 3].map(() =>
          trackedEvent({ occurredAt: yesterday, eventType: 'short_link_click', page: '/l/video' }),
        ),
      ],
      null,
    );
    const urls = [
      'https://shop.com/a?sub=',
      'https://shop.com/b',
      'https://shop.com/de',
      'https://video.com/',
    ];
    for (const url of urls) await checks.save(url, ok, now);
    await checks.countClicks();
    const clicks = async () =>
      (await pool.query('SELECT url, clicks_per_day * 28 AS clicks FROM link_checks ORDER BY url')).rows;
    const expected = [2, 2, 1, 3].map((count, place) => ({ url: urls[place], clicks: count }));
    expect(await clicks()).toEqual(expected);
    // Once a day, and again for a link that is new.
    await createEventRecorder(pool).record([click('a', 'https://shop.com/de')], null);
    await checks.countClicks();
    expect(await clicks()).toEqual(expected);
    await pool.query('TRUNCATE short_links');
    await forgetEvents(pool);
  });

  test('deletes the checks of links that nothing has', async () => {
    await addProduct('a', 'https://shop.com/a');
    for (const url of ['https://shop.com/a', 'https://shop.com/old']) await checks.save(url, ok, now);
    await checks.prune();
    expect((await pool.query('SELECT url FROM link_checks')).rows).toEqual([{ url: 'https://shop.com/a' }]);
  });
});
