/**
 * What a bank answers about a UPI ID. `named`: it pays the person with this name. `refused`: certainly no payment is possible by
 * it. Any doubt is `unknown`.
 */
export type VpaAnswer = { result: 'named'; name: string } | { result: 'refused' } | { result: 'unknown' };

/** Asks a bank whom a UPI ID pays. An error, and no answer within three seconds, count as unknown. */
export type CheckVpa = (vpa: string, signal: AbortSignal) => Promise<VpaAnswer>;

/** For shops whose bank cannot be asked. */
export const knowsNoVpa: CheckVpa = async () => ({ result: 'unknown' });
