import { expect, it } from 'vitest';
import { readTraces } from './traceSettings.ts';

const OTEL_SERVICE_NAME = 'potli';

it('the general address gets the path of traces, the one of traces is whole, and without one there are none', () => {
  expect(readTraces({ OTEL_SERVICE_NAME }).traces).toBeUndefined();
  const base = { OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/one/' };
  expect(readTraces(base).traces?.url).toBe('https://otel.example/one/v1/traces');
  const own = { ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://tempo.example/x' };
  expect(readTraces(own).traces?.url).toBe('https://tempo.example/x');
});

it('headers are pairs, and a fault does not show them', () => {
  const read = (OTEL_EXPORTER_OTLP_HEADERS: string) =>
    readTraces({ OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example', OTEL_EXPORTER_OTLP_HEADERS });
  const { traces } = read('authorization=Basic%20YTpi=, x-scope-orgid=mela');
  expect(traces?.headers).toEqual({ authorization: 'Basic YTpi=', 'x-scope-orgid': 'mela' });
  expect(read('authorization: secret').faults).toEqual(['OTEL_EXPORTER_OTLP_HEADERS: must be name=value,…']);
  expect(readTraces({ OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).faults).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS: is of no use without OTEL_EXPORTER_OTLP_ENDPOINT',
  ]);
});
