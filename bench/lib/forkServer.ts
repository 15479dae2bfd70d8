import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ForkedServer<Ready> {
  /** Its first message, when it was ready. */
  ready: Ready;
  /** The id of its process. */
  pid: number;
  /** Lets it stop by itself, and waits for it. */
  stop(): Promise<void>;
}

/**
 * Starts a module of this folder as a server in a process of its own. It sends one message when it is ready, and stops when
 * it is disconnected.
 * @throws when it ends before that
 */
export async function forkServer<Ready>(
  module: string,
  environment: Record<string, string | undefined>,
): Promise<ForkedServer<Ready>> {
  const server: ChildProcess = fork(path.join(import.meta.dirname, module), {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
    execArgv: ['--conditions=source'],
  });
  const gone = once(server, 'exit');
  const ready = await new Promise<Ready>((resolve, reject) => {
    server.once('message', (message) => resolve(message as Ready));
    server.once('exit', (code) => reject(new Error(`The server did not start (exit ${code})`)));
  });
  return {
    ready,
    pid: server.pid ?? 0,
    async stop() {
      if (server.connected) server.disconnect();
      await gone;
    },
  };
}
