import { randomBytes } from 'node:crypto';

/** A text that is unique to a call. */
export const mark = () => randomBytes(8).toString('hex');
