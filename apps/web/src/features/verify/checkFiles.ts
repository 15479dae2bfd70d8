import { type Fact, type FileWitness, fileType, rootsType, type Verdict, verifyFile } from '@potli/proof';

export interface ChosenFiles {
  file: File;
  /** What it is compared with: an earlier statement, published roots. */
  others: readonly File[];
  /** A head that the member noted; empty: none. */
  head: string;
}

/** Checks a file here in the browser: nothing is sent. Never throws. */
export async function checkFiles({ file, others, head }: ChosenFiles): Promise<Verdict<readonly Fact[]>> {
  try {
    const text = await file.text();
    const witness: FileWitness = head === '' ? {} : { head };
    for (const other of await Promise.all(others.map((each) => each.text()))) {
      const isRoots = fileType(other) === rootsType && fileType(text) !== rootsType;
      witness[isRoots ? 'roots' : 'earlier'] = other;
    }
    return await verifyFile(text, witness);
  } catch {
    // moved or removed since it was chosen
    return { result: 'unreadable', sentence: 'The file cannot be opened any more. Please choose it again.' };
  }
}

/** Whether a text can be a head: 64 digits of hexadecimal. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
