/** What is filled in, as text. */
export interface StatementFields {
  network: string;
  file?: File | undefined;
  /** `yyyy-mm-dd` */
  day: string;
  invoice: string;
  /** Percent. */
  tds: string;
  /** Rupees. */
  received: string;
  isRepeated: boolean;
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text));

/** What the server gets: the name of the file is that of the statement. */
export async function toRequest({ network, file, day, invoice, tds, received, isRepeated }: StatementFields) {
  if (!file) throw new Error('Choose a file.');
  return {
    network: network.trim(),
    statement: file.name,
    file: await toBase64(file),
    day,
    invoice: invoice.trim() || undefined,
    tdsPercent: numberOf(tds),
    received: numberOf(received),
    isRepeated,
  };
}

/** Of the bytes: the server finds out their encoding, as the command does. */
async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
