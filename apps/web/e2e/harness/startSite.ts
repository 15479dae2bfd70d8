import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@potli/server/testing/freePort';
import { compileCache } from '@potli/server/testing/sourceProcess';

export const root = join(import.meta.dirname, '../../../..');

export interface SiteOptions {
  /** Folder of the shop's data; the same folder is the same shop. */
  dataDir: string;
  environment?: Record<string, string>;
  /** The command to start it with; by default the start script. */
  command?: readonly [string, ...string[]];
  /** In a process group of its own, as a terminal would start it. */
  ownGroup?: boolean;
  /** Folder of another checkout of the repository, which is started in place of this one. */
  checkout?: string;
}

export interface RunningSite {
  url: string;
  /** What it has printed. */
  output(): string;
  /** Sends a signal, to the process group if it has its own. @returns the exit code once it has ended */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const startScript = [process.execPath, '--conditions=source', 'scripts/start.ts'] as const;

/** Starts the whole site as `pnpm start` does, on a free port, and waits until it answers. */
export async function startSite({
  dataDir,
  environment,
  command = startScript,
  ownGroup = false,
  checkout = root,
}: SiteOptions): Promise<RunningSite> {
  const port = await freePort();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: checkout,
    detached: ownGroup,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      // visits answer for the shops themselves (openVisit)
      DEMO_SHOPS: 'off',
      // the demo pays every minute: numbers would change while they are compared
      PAYOUTS_AT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void gone.then(() => process.off('exit', killWithUs));

  const url = `http://localhost:${port}`;
  const printed = collectOutput(child);
  await untilReady(child, url, printed);
  const { pid = 0 } = child;
  return {
    url,
    output: printed,
    end(signal) {
      if (isRunning(child)) process.kill(ownGroup ? -pid : pid, signal);
      return gone;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const listen = (text: unknown) => {
    output += String(text);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return () => output;
}

async function untilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  while (isRunning(child)) {
    if (await isReady(url)) return;
    await sleep(25);
  }
  throw new Error(`The site did not start (${child.exitCode ?? child.signalCode}).\n${printed()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
