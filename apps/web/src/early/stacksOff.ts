import { traced } from './stackTraces.ts';

// React makes a few errors that it only ever compares. For their traces V8 would parse the whole file a second time.
traced.stackTraceLimit = undefined;
