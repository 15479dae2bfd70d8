import type { Client } from '@potli/api/client';
import { type FileVerdict, type FileWitness, fileType, receiptKeysType, rootsType, verifyFile } from '@potli/proof';

export interface ChosenFiles {
  file: File;
  /** What it is compared with: an earlier statement, published roots, the keys of receipts. */
  others: readonly File[];
  /** A head that the member noted; empty: none. */
  head: string;
}

/** Checks a file here in the browser: no file is sent, the shop is asked for what it publishes. Never throws. */
export async function checkFiles({ file, others, head }: ChosenFiles, api: Client): Promise<FileVerdict> {
  try {
    const text = await file.text();
    const witness: FileWitness = head === '' ? {} : { head };
    for (const other of await Promise.all(others.map((each) => each.text()))) {
      witness[witnessOf(fileType(other), fileType(text))] = other;
    }
    const shop = await askShop(api, fileType(text));
    const verdict = await verifyFile(text, { ...witness, ...(shop && { shop }) });
    if (shop || verdict.result !== 'sound') return verdict;
    return { ...verdict, limits: [...verdict.limits, NOT_ASKED] };
  } catch (error) {
    return { result: 'unreadable', kind: 'unreadable', sentence: whyNot(error) };
  }
}

/** What the shop publishes; undefined without an answer. The calls load when a file is chosen: the page itself needs none. */
async function askShop(api: Client, type: string | undefined): Promise<FileWitness['shop']> {
  try {
    const { readShop } = await import('./readShop.ts');
    return await readShop(api, type);
  } catch {
    return undefined;
  }
}

const NOT_ASKED =
  'Whether it is this shop’s: the shop did not answer. Check it again with a network, and it is compared with what the shop publishes.';

/** Why a file cannot be opened, by the exceptions of the File API. */
function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return 'A file was moved or removed since it was chosen. Please choose it again.';
  if (name === 'NotReadableError')
    return 'A file was changed since it was chosen, or this browser may not open it. Please choose it again.';
  return 'A file cannot be opened any more. Please choose it again.';
}

/** What a file is for another one, by the types of both. */
function witnessOf(other: string | undefined, checked: string | undefined): 'earlier' | 'roots' | 'keys' {
  if (other === receiptKeysType) return 'keys';
  return other === rootsType && checked !== rootsType ? 'roots' : 'earlier';
}

/** Whether a text can be a head: 64 digits of hexadecimal. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
