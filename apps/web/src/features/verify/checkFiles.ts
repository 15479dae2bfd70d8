import { type FileVerdict, type FileWitness, fileType, receiptKeysType, rootsType, verifyFile } from '@potli/proof';

export interface ChosenFiles {
  file: File;
  /** What it is compared with: an earlier statement, published roots, the keys of receipts. */
  others: readonly File[];
  /** A head that the member noted; empty: none. */
  head: string;
}

/** Checks a file here in the browser: nothing is sent. Never throws. */
export async function checkFiles({ file, others, head }: ChosenFiles): Promise<FileVerdict> {
  try {
    const text = await file.text();
    const witness: FileWitness = head === '' ? {} : { head };
    for (const other of await Promise.all(others.map((each) => each.text()))) {
      witness[witnessOf(fileType(other), fileType(text))] = other;
    }
    return await verifyFile(text, witness);
  } catch {
    // moved or removed since it was chosen
    return { result: 'unreadable', sentence: 'The file cannot be opened any more. Please choose it again.' };
  }
}

/** What a file is for another one, by the types of both. */
function witnessOf(other: string | undefined, checked: string | undefined): 'earlier' | 'roots' | 'keys' {
  if (other === receiptKeysType) return 'keys';
  return other === rootsType && checked !== rootsType ? 'roots' : 'earlier';
}

/** Whether a text can be a head: 64 digits of hexadecimal. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
