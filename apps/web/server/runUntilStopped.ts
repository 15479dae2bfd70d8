import { toStartFailure } from '@potli/server';

/**
 * Starts a server and closes it on SIGTERM or Ctrl-C. Where the start fails, it prints what an operator can do about it
 * and ends the process with exit code 1.
 * @param start - resolves to a function that closes what it started
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    stopOnSignals(await start());
  } catch (error) {
    process.stderr.write(`${toStartFailure(error, process.env.PORT)}\n`);
    process.exitCode = 1;
    // An open listener or pool must not keep the process of a failed start running.
    setImmediate(() => process.exit());
  }
}

function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
