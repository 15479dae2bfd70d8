import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * A call that sends or returns a file. Browsers make it themselves, by a form or a link: it is part of the API and its
 * description, but not of the client.
 */
export interface FileCall
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth' | 'params' | 'query' | 'errors'> {
  /** Fields of the multipart form, with what each is for; `file` is the file. */
  form?: Readonly<Record<string, string>>;
  /** What it returns: JSON of this schema, or a file of one of these types. */
  returns: z.ZodMiniType | readonly string[];
}
