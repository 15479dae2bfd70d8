import { hash } from 'node:crypto';
import { netstrings } from '@potli/proof';

/** H of docs/verify.md, at once: a root takes millions, and the hash of browsers must be waited for. In hexadecimal. */
export const hashTexts = (texts: readonly string[]): string => hash('sha256', netstrings(texts), 'hex');
