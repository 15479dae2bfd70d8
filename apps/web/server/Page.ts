import { type EncodedBody, encodeBody, plainBody } from '@potli/server';

/** One rendered page, or another file made here, ready to be sent. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** A part of it did not load: answered, never kept. */
  incomplete?: boolean;
}

/** A page in all encodings. */
export async function toPage(status: number, headers: Record<string, string>, text: string): Promise<Page> {
  return { status, headers, body: await encodeBody(text) };
}

/** A page of bytes that are compressed already, or of none. */
export function toPlainPage(status: number, headers: Record<string, string>, bytes = Buffer.alloc(0)): Page {
  return { status, headers, body: plainBody(bytes) };
}
