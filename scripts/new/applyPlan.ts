import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from './createPlan.ts';

/**
 * Writes the changes and runs `finish`. When something fails, every file is as before: new ones are removed, others get
 * their text back.
 *
 * @param generated files that `finish` writes
 * @throws what writing or `finish` throws
 */
export async function applyPlan(
  root: string,
  changes: readonly Change[],
  { finish, generated = [] }: { finish: () => Promise<void>; generated?: readonly string[] },
): Promise<void> {
  const undo: (() => void)[] = [];
  try {
    for (const path of generated) undo.push(restorer(join(root, path)));
    for (const { path, text } of changes) {
      const file = join(root, path);
      undo.push(restorer(file));
      const firstMade = mkdirSync(dirname(file), { recursive: true });
      if (firstMade !== undefined) undo.push(() => rmSync(firstMade, { recursive: true }));
      writeFileSync(file, text);
    }
    await finish();
  } catch (error) {
    for (const restore of undo.reverse()) restore();
    throw error;
  }
}

/** Brings a file back to what it is now, or removes it where it does not exist now. */
function restorer(file: string): () => void {
  const text = existsSync(file) ? readFileSync(file) : undefined;
  return () => (text === undefined ? rmSync(file, { force: true }) : writeFileSync(file, text));
}
