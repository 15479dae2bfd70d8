/** What answers requests until the next change. */
export interface Running {
  fetch(request: Request, environment: object): Response | Promise<Response>;
  close(): Promise<void>;
}

export interface Reloader extends Running {
  /** Replaces what runs, after a change of this file. Changes that come meanwhile share one more reload. */
  changed(file: string): void;
}

/** An editor writes several files at once. */
const QUIET_MS = 50;

/**
 * Runs the newest version that starts. The old one answers until then, and ends when its requests have ended.
 * @param start - starts the code as it is on the disk now
 * @param say - prints a line for the person at the terminal
 */
export function createReloader(first: Running, start: () => Promise<Running>, say: (line: string) => void): Reloader {
  let running = counted(first);
  let waiting: NodeJS.Timeout | undefined;
  let reloading = Promise.resolve();

  async function reload(file: string): Promise<void> {
    const startedAt = performance.now();
    try {
      const old = running;
      running = counted(await start());
      say(`${file} changed: the API restarted in ${Math.round(performance.now() - startedAt)} ms`);
      void old.close();
    } catch (error) {
      say(`${file} changed, but the API cannot start with it. The old one runs on.\n${describe(error)}`);
    }
  }

  return {
    fetch: (request, environment) => running.fetch(request, environment),
    changed(file) {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        reloading = reloading.then(() => reload(file));
      }, QUIET_MS);
    },
    async close() {
      clearTimeout(waiting);
      await reloading;
      await running.close();
    },
  };
}

/** Closes after the requests that run. */
function counted({ fetch, close }: Running): Running {
  const requests = new Set<Promise<Response>>();
  return {
    fetch(request, environment) {
      const response = Promise.resolve(fetch(request, environment)).finally(() => requests.delete(response));
      requests.add(response);
      return response;
    },
    async close() {
      await Promise.allSettled(requests);
      await close();
    },
  };
}

/** With its frames in our code. */
function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.replaceAll(/^ +at .*\bnode:.*\n?/gm, '');
}
