/** Lines of a stack trace; V8 only, undefined in other engines. */
export const stackTraceLimit: unknown = Reflect.get(Error, 'stackTraceLimit');

// While it loads, React makes errors that it only compares. For their traces V8 would parse the whole file again.
Reflect.set(Error, 'stackTraceLimit', undefined);
