import { limit } from './stacksOff.ts';

Reflect.set(Error, 'stackTraceLimit', limit);
