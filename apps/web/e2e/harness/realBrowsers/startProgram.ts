import { spawn } from 'node:child_process';

export interface Program {
  /** What it has printed. */
  output(): string;
  end(): Promise<void>;
}

/** Starts a program in a process group of its own, which ends with it. @throws Error where it is not installed */
export async function startProgram(name: string, args: readonly string[], packages: string): Promise<Program> {
  const child = spawn(name, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', () => reject(new Error(`${name} does not start: install Debian's ${packages}`)));
  });
  const { pid = 0 } = child;
  const kill = () => process.kill(-pid, 'SIGKILL');
  process.once('exit', kill);
  return {
    output: () => output,
    async end() {
      process.off('exit', kill);
      kill();
      await gone;
    },
  };
}
