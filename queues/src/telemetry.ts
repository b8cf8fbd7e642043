import type { Telemetry } from 'bullmq';

/** What a process needs in order to trace. Loaded only where tracing is on: it is large. */
interface Tracing {
  api: typeof import('@opentelemetry/api');
  queue: Telemetry;
  shutdown: () => Promise<void>;
}

/** Runs some work so that whatever it begins belongs to a trace. */
export type InTrace = <Result>(work: () => Result) => Result;

/** A call that is being served. */
export interface RequestSpan {
  run: InTrace;
  /** @param route its pattern, such as `/api/products/:id`: a path may name a person */
  end(answer: { method: string; route: string; status: number }): void;
}

let tracing: Tracing | undefined;

/**
 * Traces this process from now on: calls that it serves, jobs that it adds and takes. Queues and workers must be
 * opened after it.
 *
 * @param options.service what the process is called in traces
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

/** Sends what is not sent yet. A collector that is away holds nothing up for long, and is no failure. */
export async function stopTelemetry(): Promise<void> {
  await tracing?.shutdown().catch(() => undefined);
  tracing = undefined;
}

/** Options of a queue or a worker by which its jobs are traced; none where tracing is off. */
export function queueTelemetry(): { telemetry?: Telemetry } {
  return tracing ? { telemetry: tracing.queue } : {};
}

/** Whether this process traces. */
export function isTracing(): boolean {
  return tracing !== undefined;
}

/**
 * Begins the span of a call, as part of the caller's trace where its headers name one; undefined where tracing
 * is off.
 */
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

/** The trace that this work belongs to, for a part of it that is done elsewhere; undefined where tracing is off. */
export function currentTrace(): InTrace | undefined {
  if (!tracing) return undefined;
  const { context } = tracing.api;
  const active = context.active();
  return (work) => context.with(active, work);
}

/** The trace that this work belongs to as a job carries it along; undefined where tracing is off. */
export function traceToCarry(): Record<string, string> | undefined {
  if (!tracing) return undefined;
  const carrier: Record<string, string> = {};
  tracing.api.propagation.inject(tracing.api.context.active(), carrier);
  return carrier;
}

/**
 * Does some work as a part of the trace that its job carries. BullMQ's own span of a job is told as well, but
 * its PostgreSQL backend gives the worker no trace to go on with.
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
