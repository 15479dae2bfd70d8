export type Attributes = Readonly<Record<string, string | number>>;

/** What a span is about. Names and attributes are ours: nothing that a member typed, no query text, no address. */
export interface SpanFacts {
  name: string;
  /** `server`: a call that came in; `client`: one that goes out; absent: work of this process. */
  kind?: 'server' | 'client';
  attributes?: Attributes;
}

/** A piece of work in a trace. */
export interface Span {
  /** For the lines of the log; both in hexadecimal. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  /** `traceparent` and `tracestate` (W3C Trace Context), for calls that go out. */
  readonly headers: Readonly<Record<string, string>>;
  set(attributes: Attributes): void;
  child(facts: SpanFacts): Span;
  /** @param type a class or a code, never a message */
  fail(type: string): void;
  end(): void;
}

/** Begins traces. Absent where they are not collected. */
export interface Traces {
  /** @param header reads `traceparent` and `tracestate` of the call that came in */
  begin(facts: SpanFacts, header?: (name: string) => string | undefined): Span;
}
