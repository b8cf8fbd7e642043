import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite, type RunningSite } from '../running-site';
import { ApiClient, until } from './api-client';

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

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const spans: Span[] = [];
let collector: Server;
let site: RunningSite;

/** As much of an OpenTelemetry collector as takes spans. */
async function startCollector(): Promise<string> {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') take(JSON.parse(Buffer.concat(chunks).toString()) as Export);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

function take({ resourceSpans }: Export): void {
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue!;
    for (const { name, traceId } of scopeSpans.flatMap((scope) => scope.spans))
      spans.push({ service, name, traceId });
  }
}

beforeAll(async () => {
  site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector() });
}, 100_000);

afterAll(async () => {
  await site?.stop();
  collector.close();
}, 30_000);

test('a tracked event is one trace, from the door through the queue to the worker', async () => {
  const { status } = await new ApiClient(site.url).post(
    '/api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/' } },
    { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
  );
  expect(status).toBe(202);
  const found = await until(
    () => Promise.resolve(spans.filter(({ traceId }) => traceId === TRACE)),
    (ours) => new Set(ours.map(({ service }) => service)).size === 2,
    30_000,
  );
  expect(found).toContainEqual(
    expect.objectContaining({ service: 'astaguide-backend', name: 'POST /api/analytics/track' }),
  );
  expect(found.filter(({ service }) => service === 'astaguide-worker').length).toBeGreaterThan(0);
}, 60_000);
