/** The bits of a umask that are about other users. */
const OTHERS = 0o077;

/** Makes files that this process writes readable for itself, where a umask (0777) would close them to their owner, too. */
export function keepOwnFilesOpen(): void {
  const given = process.umask(OTHERS);
  process.umask(given & OTHERS);
}
