/**
 * The body of a response as text.
 * @throws RangeError where it is longer, TypeError where it is not UTF-8
 */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks: string[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > mostBytes) throw new RangeError(`More than ${mostBytes} bytes`);
    chunks.push(decoder.decode(chunk as Uint8Array, { stream: true }));
  }
  chunks.push(decoder.decode());
  return chunks.join('');
}
