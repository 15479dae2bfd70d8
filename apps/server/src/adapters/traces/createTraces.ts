import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span as TelemetrySpan,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { MINUTE_MS } from '@potli/api/units/time';
import type { Logger } from '../../logging/logger.ts';
import type { TraceSettings } from '../../settings/traceSettings.ts';
import type { Span, SpanFacts, Traces } from '../../tracing/Span.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const QUIET_MS = MINUTE_MS;
/** How long a host that stops waits for the collector. */
const SHUTDOWN_MS = 1_500;

const propagator = new W3CTraceContextPropagator();
const setter = {
  set: (carrier: Record<string, string>, name: string, value: string) => void Object.assign(carrier, { [name]: value }),
};
type Header = (name: string) => string | undefined;
const getter = { keys: () => [], get: (header: Header, name: string) => header(name) };

/**
 * Traces that are sent by OTLP over HTTP, in batches. A collector that is away costs spans, never calls. Nothing is registered for
 * the process: libraries that know OpenTelemetry say nothing here.
 */
export function createTraces(
  { url, headers, service }: TraceSettings,
  log: Pick<Logger, 'warn'>,
): Traces & { close(): Promise<void> } {
  const exporter = complaining(new OTLPTraceExporter({ url, headers }), log);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('potli');
  return {
    begin: (facts, header) =>
      start(tracer, facts, header ? propagator.extract(ROOT_CONTEXT, header, getter) : ROOT_CONTEXT),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, SHUTDOWN_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}

function start(tracer: Tracer, { name, kind, attributes }: SpanFacts, parent: Context): Span {
  const span = tracer.startSpan(name, { kind: kind && KINDS[kind], attributes }, parent);
  const own = trace.setSpan(parent, span);
  return {
    ids: idsOf(span),
    get headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(own, carrier, setter);
      return carrier;
    },
    set: (more) => void span.setAttributes(more),
    child: (facts) => start(tracer, facts, own),
    fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

function idsOf(span: TelemetrySpan): Span['ids'] {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** One line a minute, while spans cannot be sent. */
function complaining(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let loggedAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - loggedAt >= QUIET_MS) {
          loggedAt = performance.now();
          log.warn({ spans: spans.length }, 'traces cannot be sent');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
