/** Where spans are sent. */
export interface TraceSettings {
  /** The full address for OTLP over HTTP. */
  url: string;
  /** Headers of every request, such as credentials. */
  headers: Readonly<Record<string, string>>;
  service: string;
}

interface TraceVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_SERVICE_NAME: string;
}

/**
 * Reads the variables of the OpenTelemetry specification (OTLP exporter, "Endpoint URLs"): the general address gets `/v1/traces`, the one
 * of traces is taken as it is.
 * @returns nothing where neither is given; also one line per fault, without the headers
 */
export function readTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: base,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own,
  OTEL_EXPORTER_OTLP_HEADERS: text = '',
  OTEL_SERVICE_NAME: service,
}: TraceVariables): { traces?: TraceSettings; faults: string[] } {
  const url = own ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const headers = Object.fromEntries(pairs.map(readPair));
  const isWrong = pairs.some((pair) => !/^\s*[\w-]+=[\x21-\x7e ]+$/.test(pair));
  const faults = [
    ...(isWrong ? ['OTEL_EXPORTER_OTLP_HEADERS: must be name=value,…'] : []),
    ...(text !== '' && !url ? ['OTEL_EXPORTER_OTLP_HEADERS: is of no use without OTEL_EXPORTER_OTLP_ENDPOINT'] : []),
  ];
  return { ...(url && { traces: { url, headers, service } }), faults };
}

function readPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), decoded(value.join('=').trim())];
}

/** Values are percent-encoded; one that cannot be decoded is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
