/** One thing that a shop needs. `missing`: it does not start, or members get no money; `advice`: it runs without it. */
export interface Finding {
  state: 'good' | 'missing' | 'advice';
  /** The variable or part. */
  what: string;
  /** How it is, and what to do where it is not good. Names no secret. */
  text: string;
}

export const good = (what: string, text: string): Finding => ({ state: 'good', what, text });
export const missing = (what: string, text: string): Finding => ({ state: 'missing', what, text });
export const advice = (what: string, text: string): Finding => ({ state: 'advice', what, text });
