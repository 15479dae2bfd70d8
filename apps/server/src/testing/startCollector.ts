import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number };

/** A span as OTLP/JSON has it (opentelemetry-proto, trace/v1). */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
}

interface TracesData {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector of traces by OTLP over HTTP, as JSON. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const tokens: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      if (!isTraces || request.headers['content-type'] !== 'application/json') return response.writeHead(415).end();
      bodies.push(body);
      tokens.push(request.headers.authorization);
      const { resourceSpans } = JSON.parse(body) as TracesData;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** A line for each span below one, indented by its depth. */
  const treeOf = (parent: string | undefined, depth = 0): string[] =>
    spans
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .flatMap(({ name, spanId }) => [`${'  '.repeat(depth)}${name}`, ...treeOf(spanId, depth + 1)]);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** All that was sent, as it came. */
    sent: () => bodies.join('\n'),
    tokens,
    treeOf,
    named: (name: string) => spans.filter((span) => span.name === name),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export const attributesOf = ({ attributes }: ReceivedSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
