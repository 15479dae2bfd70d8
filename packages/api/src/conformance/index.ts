export type { Check } from './Check.ts';
export type { ConformanceCase } from './ConformanceCase.ts';
export { type Account, type ConformanceHost, discover } from './ConformanceHost.ts';
export { conformanceChecks } from './checks.ts';
export { conform, type Judgement } from './conform.ts';
export type { Difference } from './Difference.ts';
export { judgeCase } from './judgeCase.ts';
export { conformanceCases } from './requests.ts';
