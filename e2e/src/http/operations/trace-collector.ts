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
export interface TraceCollector {
  url: string;
  /** Spans received so far. */
  spans: readonly Span[];
  stop(): void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
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
