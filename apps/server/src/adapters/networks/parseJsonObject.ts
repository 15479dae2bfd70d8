import { invalid } from '../../errors/ProblemError.ts';

/** @throws ProblemError invalid for anything but an object in UTF-8 */
export function parseJsonObject(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // as for another value
  }
  throw invalid('The report is not readable JSON.');
}
