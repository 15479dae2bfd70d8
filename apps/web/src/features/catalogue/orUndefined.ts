/** A list that does not load is only logged and leaves its place empty (docs/product/site.md#lists). */
export async function orUndefined<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('A listing did not load.', error);
    return undefined;
  }
}
