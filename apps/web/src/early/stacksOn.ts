import { limit, traced } from './stackTraces.ts';

traced.stackTraceLimit = limit;
