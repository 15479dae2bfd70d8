const marks = [
  { encoding: 'utf-16le', start: [0xff, 0xfe] },
  { encoding: 'utf-16be', start: [0xfe, 0xff] },
] as const;

/** The text of a file that somebody chose: UTF-16 where it is marked as such, as spreadsheets save text, else UTF-8. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find(({ start }) => start.every((byte, place) => bytes[place] === byte));
  return new TextDecoder(marked?.encoding ?? 'utf-8').decode(bytes);
}
