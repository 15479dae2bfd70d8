import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * A call that carries a file one way. Browsers make it themselves, by a form or by following an address: it is part of
 * the API and its description, but the client does not know it.
 */
export interface FileCall
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth' | 'params' | 'query' | 'errors'> {
  /** Fields of the multipart form, with what each is for; `file` is the file. */
  form?: Readonly<Record<string, string>>;
  /** What it answers: JSON of this schema, or a file of one of these types. */
  answers: z.ZodMiniType | readonly string[];
}
