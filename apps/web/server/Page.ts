import { type EncodedBody, plainBody, textBody } from '@potli/server';
import type { PageSources } from './pageSources.ts';

/** A rendered page or another generated file, ready to be sent. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** A part of it did not load: it is sent, but never cached. */
  incomplete?: boolean;
  /** What it was made of; absent where that is not known. */
  sources?: PageSources;
}

/** A page of text, which may come in pieces. */
export function toPage(status: number, headers: Record<string, string>, text: string | readonly string[]): Page {
  return { status, headers, body: textBody(text, headers) };
}

/** A page with a compressed format, or without a body. */
export function toPlainPage(status: number, headers: Record<string, string>, bytes = Buffer.alloc(0)): Page {
  return { status, headers, body: plainBody(bytes, headers) };
}
