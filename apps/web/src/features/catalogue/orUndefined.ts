import { isOffline } from '../../lib/connection.ts';

/**
 * A list that does not load is only logged and leaves its place empty (docs/product/site.md#lists). Without a network no
 * list can load: then the page fails, and says so.
 */
export async function orUndefined<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isOffline()) throw error;
    return logged(error);
  }
}

/** What may be missing from any page without a word: suggestions, the verdict on an address. */
export async function silently<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    return logged(error);
  }
}

function logged(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('A listing did not load.', error);
}
