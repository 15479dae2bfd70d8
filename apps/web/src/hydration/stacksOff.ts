/** How many calls a trace shows, as V8 keeps it. Other engines do not know it and take no notice. */
export const limit: unknown = Reflect.get(Error, 'stackTraceLimit');

// React makes a few errors that it only ever compares. For their traces V8 would parse the whole file a second time.
Reflect.set(Error, 'stackTraceLimit', undefined);
