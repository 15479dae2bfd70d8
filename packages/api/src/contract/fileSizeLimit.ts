import { MAX_UPLOAD_MB } from './policy.ts';
/** Size of the largest file that every host of this contract accepts (bytes). */
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

/** The message for a member with a larger file. */
export const UPLOAD_TOO_LARGE = `File size exceeds ${MAX_UPLOAD_MB}MB limit`;
