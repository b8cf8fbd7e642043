import type { Telemetry } from 'bullmq';

/** The tracing library. Loaded only when tracing is on, because it is large. */
interface Tracing {
  api: typeof import('@opentelemetry/api');
  queue: Telemetry;
  shutdown: () => Promise<void>;
}

/** Runs work in a trace: spans started in it belong to that trace. */
export type InTrace = <Result>(work: () => Result) => Result;

/** A request in progress. */
export interface RequestSpan {
  run: InTrace;
  /** @param route its pattern, such as `/api/products/:id`: a path may name a person */
  end(answer: { method: string; route: string; status: number }): void;
}

let tracing: Tracing | undefined;

/**
 * Starts tracing this process: the requests it serves, and the jobs it adds and handles. Call it before queues and
 * workers are opened.
 *
 * @param options.service the name of the process in traces
 * @param options.endpoint of an OpenTelemetry collector over HTTP, without `/v1/traces`
 */
export async function startTelemetry(options: { service: string; endpoint: string }): Promise<void> {
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources, { BullMQOtel }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('bullmq-otel'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': options.service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  tracing = { api, queue: new BullMQOtel({ tracerName: 'astaguide' }), shutdown: () => provider.shutdown() };
}

/** Sends the remaining spans. An unreachable collector delays this only briefly and is not an error. */
export async function stopTelemetry(): Promise<void> {
  await tracing?.shutdown().catch(() => undefined);
  tracing = undefined;
}

/** Options that trace the jobs of a queue or worker; empty when tracing is off. */
export function queueTelemetry(): { telemetry?: Telemetry } {
  return tracing ? { telemetry: tracing.queue } : {};
}

/** Whether this process traces. */
export function isTracing(): boolean {
  return tracing !== undefined;
}

/** Starts the span of a request, in the caller's trace if its headers name one; undefined when tracing is off. */
export function startRequestSpan(headers: Record<string, unknown>): RequestSpan | undefined {
  if (!tracing) return undefined;
  const { context, propagation, SpanKind, trace } = tracing.api;
  const outer = propagation.extract(context.active(), headers);
  const span = trace.getTracer('astaguide').startSpan('request', { kind: SpanKind.SERVER }, outer);
  const inner = trace.setSpan(outer, span);
  return {
    run: (work) => context.with(inner, work),
    end: ({ method, route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      span.end();
    },
  };
}

/** The current trace, to continue it in another async context; undefined when tracing is off. */
export function currentTrace(): InTrace | undefined {
  if (!tracing) return undefined;
  const { context } = tracing.api;
  const active = context.active();
  return (work) => context.with(active, work);
}

/** The current trace as headers for a job's data; undefined when tracing is off. */
export function traceToCarry(): Record<string, string> | undefined {
  if (!tracing) return undefined;
  const carrier: Record<string, string> = {};
  tracing.api.propagation.inject(tracing.api.context.active(), carrier);
  return carrier;
}

/**
 * Runs work in the trace of its job's data. BullMQ also records a span for the job, but its PostgreSQL backend does not
 * pass the trace on to the worker.
 */
export async function workInTrace<Result>(
  name: string,
  carried: Record<string, string> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing || !carried) return work();
  const { context, propagation, SpanKind, trace } = tracing.api;
  const outer = propagation.extract(context.active(), carried);
  const span = trace.getTracer('astaguide').startSpan(name, { kind: SpanKind.CONSUMER }, outer);
  return context.with(trace.setSpan(outer, span), work).finally(() => span.end());
}
