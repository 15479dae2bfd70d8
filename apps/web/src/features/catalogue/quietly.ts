/** A listing that does not load is only logged and leaves its place empty (spec, section 8). */
export async function quietly<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('A listing did not load.', error);
    return undefined;
  }
}
