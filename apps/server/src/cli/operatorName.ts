import { userInfo } from 'node:os';

/** Who runs a command, for the audit log: the user of the operating system. */
export function operatorName(): string {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // containers run with ids that have no name
    return `cli:uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
