import { findFreePort } from '@astaguide/testbed/free-port';
import type { Site } from '@astaguide/testbed/launched-site';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient, until } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  service: string;
  name: string;
  traceId: string;
}
interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { name: string; traceId: string }[] }[];
  }[];
}

/** A minimal OpenTelemetry collector for spans. */
interface TraceCollector {
  url: string;
  /** Spans received so far. */
  spans: readonly Span[];
  stop(): void;
}

async function startTraceCollector(): Promise<TraceCollector> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces')
        spans.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString()) as Export));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => void server.close(),
  };
}

function spansOf({ resourceSpans }: Export): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue!;
    return scopeSpans.flatMap(({ spans }) => spans.map(({ name, traceId }) => ({ service, name, traceId })));
  });
}

const TOKEN = 'token-of-the-tests';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
let site: Site;
let workerMetrics: string;
let collector: TraceCollector;

ownSiteForTests(
  (started) => ({ site } = started),
  async () => {
    const port = await findFreePort();
    workerMetrics = `http://127.0.0.1:${port}`;
    collector = await startTraceCollector();
    return {
      METRICS_TOKEN: TOKEN,
      WORKER_METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    };
  },
);

afterAll(() => collector.stop());

// Spans are exported every few seconds, while other tests run.
beforeAll(async () => {
  const { status } = await visitor().post(
    '/api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/' } },
    { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
  );
  expect(status).toBe(202);
  await until(
    async () => metric((await metrics()).text, 'astaguide_events_counted'),
    (events) => events === 1,
  );
});

const visitor = () => new ApiClient(site.url);
const metrics = (headers?: Record<string, string>) => visitor().call('GET', '/metrics', undefined, headers);
const metricsOfWorker = (headers?: Record<string, string>) =>
  new ApiClient(workerMetrics).call('GET', '/metrics', undefined, headers);
/** The value of a Prometheus metric. */
const metric = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((candidate) => candidate.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

describe('/metrics', () => {
  test('has the share of events that were counted within a second, once a worker has stored it', async () => {
    const text = await until(
      async () => (await metrics()).text,
      (now) => now.includes('\nastaguide_events_in_time_ratio '),
    );
    const share = metric(text, 'astaguide_events_in_time_ratio');
    expect([share >= 0, share <= 1]).toEqual([true, true]);
    const [p50, p95] = ['p50', 'p95'].map((name) => metric(text, `astaguide_event_lag_${name}_seconds`));
    expect(p50).toBeGreaterThan(0);
    expect(p95).toBeGreaterThanOrEqual(p50!);
    expect(metric(text, 'astaguide_part_up{part="events"}')).toBe(1);
  });

  test('is Prometheus text for this machine', async () => {
    const { status, headers, text } = await metrics();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(metric(text, 'astaguide_queue_workers{queue="events"}')).toBeGreaterThan(0);
    expect(metric(text, 'astaguide_oldest_unrecorded_event_seconds')).toBe(0);
    expect(metric(text, 'astaguide_part_up{part="database"}')).toBe(1);
    expect(metric(text, 'astaguide_workers_alive')).toBe(1);
    expect(metric(text, 'astaguide_last_backup_timestamp_seconds')).toBe(0);
  });

  test('counts the assistant’s answers', async () => {
    const count = 'astaguide_chat_answers_total{by="built-in",answered="true"}';
    const before = metric((await metrics()).text, count);
    await visitor().post('/api/chat', { message: 'Is astaxanthin safe?', conversationHistory: [] });
    expect(metric((await metrics()).text, count)).toBe(before + 1);
  });

  test('is closed to requests through a proxy, except with the token', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect((await metrics(forwarded)).status).toBe(401);
    expect((await metrics({ ...forwarded, authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await metrics({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('counts requests by their route, and events once they are counted', async () => {
    const before = metric((await metrics()).text, 'astaguide_events_counted');
    await visitor().track({ eventType: 'page_view', eventData: { page: '/' } });
    await visitor().get('/api/products/slug/nobody-sells-this');
    const after = await until(
      async () => (await metrics()).text,
      (text) => metric(text, 'astaguide_events_counted') === before + 1,
    );
    expect(
      metric(
        after,
        'http_request_duration_seconds_count{method="GET",route="/api/products/slug/:slug",status="404"}',
      ),
    ).toBe(1);
    expect(after).not.toContain('nobody-sells-this');
  });
});

describe('/metrics of the worker', () => {
  test('counts events by outcome, with their durations', async () => {
    const recorded = 'astaguide_worker_event_lag_seconds_count';
    const before = metric((await metricsOfWorker()).text, recorded);
    await visitor().track({ eventType: 'page_view', eventData: { page: '/' } });
    const { text, headers } = await until(
      metricsOfWorker,
      (answer) => metric(answer.text, recorded) > before,
    );
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(metric(text, 'astaguide_worker_jobs_total{queue="events",outcome="completed"}')).toBeGreaterThan(
      0,
    );
    expect(metric(text, 'astaguide_worker_jobs_total{queue="events",outcome="stalled"}')).toBe(0);
    expect(metric(text, 'astaguide_worker_jobs_total{queue="maintenance",outcome="failed"}')).toBe(0);
    expect(metric(text, 'astaguide_database_connections{state="awaited"}')).toBe(0);
    expect(metric(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('is closed to requests through a proxy, except with the token', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect((await metricsOfWorker(forwarded)).status).toBe(401);
    expect((await metricsOfWorker({ ...forwarded, authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await metricsOfWorker({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('has no other route or method', async () => {
    const client = new ApiClient(workerMetrics);
    expect((await client.get('/')).status).toBe(404);
    expect((await client.post('/metrics', {})).status).toBe(405);
  });
});

describe('what is made of the metrics', () => {
  const infra = join(__dirname, '../../../../infra');
  const ofProduct = /\b(?:astaguide|http|nodejs|process)_\w+/g;

  test.each(['prometheus/alerts.yml', 'prometheus/alerts.test.yml', 'grafana/astaguide.json'])(
    '%s uses only metrics that exist',
    async (file) => {
      await visitor().get('/');
      await until(
        async () => (await metricsOfWorker()).text,
        (text) => text.includes('outcome="failed"') && text.includes('step="drain the inbox"'),
      );
      const text = `${(await metrics()).text}\n${(await metricsOfWorker()).text}`;
      const exposed = new Set(text.split('\n').map((line) => line.split(/[ {]/, 1)[0]));
      const asked = new Set(readFileSync(join(infra, file), 'utf8').match(ofProduct));
      expect(asked.size).toBeGreaterThan(5);
      expect([...asked].filter((name) => !exposed.has(name))).toEqual([]);
    },
  );

  test('alerts and dashboard watch the routes of pages', async () => {
    const pages = /route=~\\?"(.+?)\\?"/;
    const watched = ['prometheus/alerts.yml', 'grafana/astaguide.json'].map(
      (file) => pages.exec(readFileSync(join(infra, file), 'utf8'))![1],
    );
    expect(watched[0]).toBe(watched[1]);
    const [product] = (await visitor().get('/api/products')).body;
    for (const path of ['/', '/comparison', `/review/${product.slug}`]) await visitor().get(path);
    const { text } = await metrics();
    const routes = [...text.matchAll(/_count\{method="GET",route="([^"]+)",status="200"/g)].map(
      ([, route]) => route!,
    );
    expect(routes.filter((route) => new RegExp(`^(?:${watched[0]})$`).test(route)).sort()).toEqual([
      '/*',
      '/review/:slug',
    ]);
  });
});

describe('/admin/queues', () => {
  test.each(['/admin/queues', '/admin/queues/', '/admin/queues/api/queues', '/admin/queues/queue/events'])(
    '%s is for the signed-in owner alone',
    async (path) => {
      const answer = await visitor().get(path);
      expect([answer.status, answer.body.status]).toEqual([401, 401]);
      const owner = visitor();
      await owner.signIn();
      expect((await owner.get(path)).status).toBe(200);
    },
  );

  test('its actions are refused to other origins', async () => {
    const owner = visitor();
    await owner.signIn();
    const pause = (origin: string) =>
      owner.call('PUT', '/admin/queues/api/queues/events/pause', {}, { origin });
    expect((await pause('https://elsewhere.example')).status).toBe(403);
  });

  test('shows the queues that are worked on, and none of mails where there is no mail server', async () => {
    const owner = visitor();
    await owner.signIn();
    const { body } = await owner.get('/admin/queues/api/queues');
    expect(body.queues).toContainEqual(
      expect.objectContaining({ name: 'events', counts: expect.objectContaining({ failed: 0 }) }),
    );
    expect(body.queues.map(({ name }: { name: string }) => name).sort()).toEqual([
      'events',
      'links',
      'maintenance',
    ]);
  });
});

describe('security headers', () => {
  test.each(['/', '/faq', '/api/products', '/no/such/page', '/robots.txt'])('%s', async (path) => {
    const { headers } = await visitor().get(path);
    const policy = headers.get('content-security-policy')!;
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '))!;
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
    // Over plain HTTP on a local machine, HSTS must not be set: browsers would remember it for years.
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('the site’s own files carry no policy, and browsers must not guess their type', async () => {
    const page = (await visitor().get('/')).text;
    const script = /data-modules="(\/assets\/\S+\.js)/.exec(page)![1]!;
    const { headers } = await visitor().get(script);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBeNull();
  });
});

test('a tracked event is one trace, from the backend through the queue to the worker', async () => {
  const found = await until(
    () => Promise.resolve(collector.spans.filter(({ traceId }) => traceId === TRACE)),
    (ours) => new Set(ours.map(({ service }) => service)).size === 2,
    30_000,
  );
  expect(found).toContainEqual(
    expect.objectContaining({ service: 'astaguide-backend', name: 'POST /api/analytics/track' }),
  );
  expect(found.filter(({ service }) => service === 'astaguide-worker').length).toBeGreaterThan(0);
}, 60_000);
