import type { Accepted } from './toReport.ts';

/** Mutants that survive for a reason. `change` is as the report prints it. */
export const accepted: readonly Accepted[] = [
  {
    file: 'packages/api/src/client/createClient.ts',
    change: '5_000 → 5_000 + 1',
    reason: 'A millisecond of patience is no rule of the product.',
  },
  {
    file: 'packages/api/src/client/withRetries.ts',
    change: 'performance.now() + waitMs > → >=',
    reason: 'Two readings of the clock are never equal to a part of a microsecond.',
  },
  {
    file: 'packages/api/src/client/withRetries.ts',
    change: '0 → 0 + 1',
    reason: 'The pause is 300 ms at least, so that a smallest wait of 0 or 1 ms is the same.',
  },
  {
    file: 'packages/api/src/client/ApiError.ts',
    change: "'' → 'mutant'",
    reason: 'A missing header and one that is no number are the same.',
  },
  {
    file: 'packages/api/src/client/ApiError.ts',
    change: "headers.get('retry-after') ?? '' → headers.get('retry-aft…",
    reason: 'The pattern reads a missing header as the word null, which is no number either.',
  },
  {
    file: 'packages/machines/src/auth/sessionStatus.ts',
    change: '0 → 0 + 1',
    reason: 'Expiry is compared in seconds: the first millisecond of 1970 is as past as its beginning.',
  },
  {
    file: 'packages/machines/src/notProvided.ts',
    change: 'export function notProvided(): Promise<never> { return;',
    reason: 'The app provides every actor (`tsc` asks for it); the function is never called.',
  },
];
