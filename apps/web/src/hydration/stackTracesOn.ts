import { stackTraceLimit } from './stackTracesOff.ts';

Reflect.set(Error, 'stackTraceLimit', stackTraceLimit);
